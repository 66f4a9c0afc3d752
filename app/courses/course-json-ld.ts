import type { Course as CourseNode, Syllabus } from "schema-dts";
import { getCoursePath, getShareImagePath } from "#app/content/addresses.ts";
import { getOrganizationId, LANGUAGE } from "#app/seo/json-ld.ts";
import { getAbsoluteUrl, type SiteFacts } from "#app/seo/page-metadata.ts";
import { type Course, getWeeks } from "./course.ts";
import { countWeeks, type SyllabusBlock } from "./syllabus.ts";

/** Address of a course's node. */
export const getCourseId = ({ identity }: SiteFacts, slug: string): string =>
  `${getAbsoluteUrl(identity.origin, getCoursePath(slug))}#course`;

/** A course as search engines read it: paid in INR, online, never free (specification section 3, R6, R33). */
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
    inLanguage: LANGUAGE,
    isAccessibleForFree: false,
    offers: { "@type": "Offer", category: "Paid", priceCurrency: "INR" },
    hasCourseInstance: {
      "@type": "CourseInstance",
      courseMode: "Online",
      ...(weeks === undefined
        ? { courseSchedule: { "@type": "Schedule", repeatFrequency: "Weekly" } }
        : { courseWorkload: `PT${course.hours}H` }),
    },
  };
}

const syllabusJsonLd = ({ weeks, title, text }: SyllabusBlock): Syllabus => ({
  "@type": "Syllabus",
  name: title,
  description: text,
  timeRequired: `P${countWeeks(weeks)}W`,
});
