import type { CourseInstance, Course as CourseNode, LearningResource, Syllabus } from "schema-dts";
import { getCoursePath, getShareImagePath } from "#app/academy/addresses.ts";
import { type Cohort, getLastDay } from "#app/courses/enrolment/cohort.ts";
import { getSyllabusWeeks, getWeeks, isOngoing } from "#app/courses/syllabus/hours.ts";
import { getSpanLength } from "#app/courses/syllabus/spans.ts";
import type { ArticleFields } from "#app/page-model/article-fields.server.ts";
import { getOrganizationId, getTrail, LANGUAGE } from "#app/seo/json-ld.ts";
import {
  type Breadcrumb,
  getAbsoluteUrl,
  type PageMetadata,
  type SiteFacts,
} from "#app/seo/page-metadata.ts";
import { getWebPageMetadata } from "#app/seo/web-page.ts";
import { type Course, getSearchTitle, type SyllabusBlock } from "./course.ts";
import type { Before } from "./related-courses.ts";

/** Metadata of a course page: an article with its dates, and the course as structured data. */
export const getCourseMetadata = (site: SiteFacts, course: Course, before: Before): PageMetadata =>
  getSharedMetadata(site, course, {
    ...course,
    path: getCoursePath(course.slug),
    searchTitle: getSearchTitle(course),
    imageAlt: `${course.title}: ${course.imageAlt}`,
    mainEntity: courseJsonLd(site, course, before),
    trail: getCourseTrail(site, course),
  });

const getCourseTrail = (site: SiteFacts, { slug, title }: Course): Breadcrumb[] =>
  getTrail(site, { name: title, path: getCoursePath(slug) });

/** What metadata needs of an article. */
type DescribedArticle = Omit<ArticleFields, "draft"> & { path: string };

/** Metadata of a page below a course's page: an article, and a learning resource that is part of the course. */
export const getArticleMetadata = (
  site: SiteFacts,
  course: Course,
  article: DescribedArticle,
  { type, hours, licence }: { type: string; hours: number; licence?: string },
): PageMetadata =>
  getSharedMetadata(site, course, {
    ...article,
    imageAlt: `${article.title}, from the course ${course.title}`,
    mainEntity: {
      "@type": "LearningResource",
      "@id": `${getAbsoluteUrl(site.identity.origin, article.path)}#resource`,
      name: article.title,
      description: article.description,
      url: getAbsoluteUrl(site.identity.origin, article.path),
      inLanguage: LANGUAGE,
      isAccessibleForFree: true,
      provider: { "@id": getOrganizationId(site.identity.origin) },
      learningResourceType: type,
      educationalLevel: course.level,
      timeRequired: `PT${hours}H`,
      ...(licence ? { license: licence } : {}),
      datePublished: article.published,
      dateModified: article.modified,
      isPartOf: namedCourseJsonLd(site, course),
    },
    trail: [...getCourseTrail(site, course), { name: article.title, path: article.path }],
  });

/** Metadata of a page of a course, with its share image. */
const getSharedMetadata = (
  site: SiteFacts,
  { track, level }: Course,
  {
    path,
    imageAlt,
    mainEntity,
    trail,
    ...page
  }: DescribedArticle & { imageAlt: string; mainEntity: CourseNode | LearningResource; trail: Breadcrumb[] },
): PageMetadata =>
  getWebPageMetadata(
    site,
    path,
    { ...page, title: page.searchTitle },
    {
      image: { path: getShareImagePath(path), alt: imageAlt },
      article: {
        section: track,
        tags: [level, ...page.keywords],
        publishedTime: page.published,
        modifiedTime: page.modified,
      },
      mainEntity,
      trail,
    },
  );

/** A course that another node links to; its own page describes it. */
const linkedCourseJsonLd = ({ identity }: SiteFacts, { slug, title }: Pick<Course, "slug" | "title">) => {
  const url = getAbsoluteUrl(identity.origin, getCoursePath(slug));
  return { "@type": "Course", "@id": `${url}#course`, name: title, url } as const;
};

/** A course that another node names. */
const namedCourseJsonLd = (site: SiteFacts, course: Pick<Course, "slug" | "title" | "description">) => ({
  ...linkedCourseJsonLd(site, course),
  description: course.description,
  provider: { "@id": getOrganizationId(site.identity.origin) },
});

/** A course as search engines read it: paid in INR, online, never free. */
export function courseJsonLd(site: SiteFacts, course: Course, before: Before = []): CourseNode {
  const { origin, name } = site.identity;
  const weeks = getWeeks(course);
  return {
    ...namedCourseJsonLd(site, course),
    image: getAbsoluteUrl(origin, getShareImagePath(getCoursePath(course.slug))),
    provider: {
      "@type": "EducationalOrganization",
      "@id": getOrganizationId(origin),
      name,
      url: getAbsoluteUrl(origin, "/"),
    },
    educationalLevel: course.level,
    coursePrerequisites: [
      ...course.prerequisites,
      ...before.filter(({ isOptional }) => !isOptional).map((other) => linkedCourseJsonLd(site, other)),
    ],
    ...(weeks === undefined ? {} : { timeRequired: `P${weeks}W` }),
    numberOfCredits: course.sessions,
    teaches: course.learningOutcomes,
    syllabusSections: course.syllabus.map(syllabusJsonLd),
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
    endDate: getLastDay(course, cohort),
    inLanguage: cohort.language,
    ...(cohort.mentor ? { instructor: { "@type": "Person", name: cohort.mentor } } : {}),
    maximumAttendeeCapacity: cohort.seats,
    courseSchedule: {
      ...WEEKLY,
      repeatCount: getSyllabusWeeks(course),
      startTime: `${cohort.time}:00`,
      scheduleTimezone: cohort.timeZone,
      // Two letters, as calendars write days.
      byDay: cohort.weekdays.map((day) => day.slice(0, 2).toUpperCase()),
    },
  };
}

const syllabusJsonLd = ({ weeks, title }: SyllabusBlock): Syllabus => ({
  "@type": "Syllabus",
  name: title,
  timeRequired: `P${getSpanLength(weeks)}W`,
});
