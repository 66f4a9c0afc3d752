import { getCoursePath, getShareImagePath } from "#app/content/addresses.ts";
import { type Breadcrumb, breadcrumbJsonLd, organizationJsonLd, websiteJsonLd } from "#app/seo/json-ld.ts";
import { getPageMetadata, type PageMetadata, type SiteFacts } from "#app/seo/page-metadata.ts";
import type { Course } from "./course.ts";
import { courseJsonLd } from "./course-json-ld.ts";

/** Metadata of a course page: an article with its dates, and the course with its breadcrumbs as structured data. */
export function getCourseMetadata(site: SiteFacts, course: Course, trail: Breadcrumb[]): PageMetadata {
  return getPageMetadata(site, {
    path: getCoursePath(course.slug),
    title: `${course.title} course`,
    description: course.description,
    keywords: course.keywords,
    image: { path: getShareImagePath(course.slug), alt: `${course.title}: ${course.imageAlt}` },
    article: {
      section: course.track,
      tags: [course.level, ...course.keywords],
      publishedTime: course.published,
      modifiedTime: course.modified,
    },
    nodes: [
      organizationJsonLd(site),
      websiteJsonLd(site),
      courseJsonLd(site, course),
      breadcrumbJsonLd(site, trail),
    ],
  });
}
