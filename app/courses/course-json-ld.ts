import type { Course as CourseNode } from "schema-dts";
import { getCoursePath, getShareImagePath } from "#app/content/addresses.ts";
import { getOrganizationId, LANGUAGE } from "#app/seo/json-ld.ts";
import { getAbsoluteUrl, type SiteFacts } from "#app/seo/page-metadata.ts";
import { type Course, getWeeks } from "./course.ts";

/** A course as search engines read it: paid in INR, online, never free (specification section 3, R6, R33). */
export function courseJsonLd(site: SiteFacts, course: Course): CourseNode {
  const { origin, name } = site.identity;
  const url = getAbsoluteUrl(origin, getCoursePath(course.slug));
  const weeks = getWeeks(course);
  return {
    "@type": "Course",
    "@id": `${url}#course`,
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
    inLanguage: LANGUAGE,
    isAccessibleForFree: false,
    offers: { "@type": "Offer", category: "Paid", priceCurrency: "INR" },
    hasCourseInstance: {
      "@type": "CourseInstance",
      courseMode: "Online",
      ...(course.hours > 0 ? { courseWorkload: `PT${course.hours}H` } : {}),
    },
  };
}
