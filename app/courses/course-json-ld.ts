import type { CourseInstance, Course as CourseNode, Syllabus } from "schema-dts";
import { getCoursePath, getShareImagePath } from "#app/content/addresses.ts";
import { getOrganizationId, LANGUAGE } from "#app/seo/json-ld.ts";
import { getAbsoluteUrl, type SiteFacts } from "#app/seo/page-metadata.ts";
import { type Cohort, listSessions } from "./cohort.ts";
import { type Course, getWeeks, isOngoing } from "./course.ts";
import { countWeeks, type SyllabusBlock } from "./syllabus.ts";

/** Address of a course's node. */
export const getCourseId = ({ identity }: SiteFacts, slug: string): string =>
  `${getAbsoluteUrl(identity.origin, getCoursePath(slug))}#course`;

/** A course as search engines read it: paid in INR, online, never free. */
export function courseJsonLd(site: SiteFacts, course: Course): CourseNode {
  const { origin, name } = site.identity;
  const url = getAbsoluteUrl(origin, getCoursePath(course.slug));
  const weeks = getWeeks(course);
  return {
    "@type": "Course",
    "@id": getCourseId(site, course.slug),
    name: course.title,
    description: course.description,
    url,
    image: getAbsoluteUrl(origin, getShareImagePath(course.slug)),
    provider: {
      "@type": "EducationalOrganization",
      "@id": getOrganizationId(origin),
      name,
      url: getAbsoluteUrl(origin, "/"),
    },
    educationalLevel: course.level,
    coursePrerequisites: course.prerequisites,
    ...(weeks === undefined ? {} : { timeRequired: `P${weeks}W` }),
    numberOfCredits: course.sessions,
    teaches: course.learningOutcomes,
    syllabusSections: course.syllabus.map(syllabusJsonLd),
    // A SoftwareApplication would have to carry a price or a rating of its own.
    ...(course.taughtWith
      ? { mentions: course.taughtWith.tools.map((name) => ({ "@type": "Thing", name }) as const) }
      : {}),
    inLanguage: LANGUAGE,
    isAccessibleForFree: false,
    offers: {
      "@type": "Offer",
      category: "Paid",
      priceCurrency: "INR",
      ...(course.price ? { price: course.price.amount, description: course.price.includes } : {}),
    },
    hasCourseInstance:
      course.cohorts.length > 0
        ? course.cohorts.map((cohort) => cohortJsonLd(course, cohort))
        : { ...getInstance(course), ...(weeks === undefined ? { courseSchedule: WEEKLY } : {}) },
  };
}

const WEEKLY = { "@type": "Schedule", repeatFrequency: "Weekly" } as const;

const getInstance = (course: Course) =>
  ({
    "@type": "CourseInstance",
    courseMode: "Online",
    ...(isOngoing(course) ? {} : { courseWorkload: `PT${course.hours}H` }),
  }) as const;

/** A group that takes the course: its days, its hours, its language and its mentor. */
function cohortJsonLd(course: Course, cohort: Cohort): CourseInstance {
  return {
    ...getInstance(course),
    startDate: cohort.start,
    endDate: listSessions(course, cohort).at(-1)?.day ?? cohort.start,
    inLanguage: cohort.language,
    ...(cohort.mentor ? { instructor: { "@type": "Person", name: cohort.mentor } } : {}),
    maximumAttendeeCapacity: cohort.seats,
    courseSchedule: {
      ...WEEKLY,
      ...(getWeeks(course) ? { repeatCount: getWeeks(course) ?? 0 } : {}),
      startTime: `${cohort.time}:00`,
      scheduleTimezone: cohort.timeZone,
      byDay: cohort.weekdays.map((day) => DAYS[day]),
    },
  };
}

const DAYS = {
  Mon: "Monday",
  Tue: "Tuesday",
  Wed: "Wednesday",
  Thu: "Thursday",
  Fri: "Friday",
  Sat: "Saturday",
  Sun: "Sunday",
} as const;

const syllabusJsonLd = ({ weeks, title, text }: SyllabusBlock): Syllabus => ({
  "@type": "Syllabus",
  name: title,
  description: text,
  timeRequired: `P${countWeeks(weeks)}W`,
});
