import { getCoursePath, getShareImagePath } from "#app/content/addresses.ts";
import type { Site } from "#app/content/site-schema.server.ts";
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

/** The trail from the home page to a course, in the words of the navigation. */
export function getCourseTrail({ navigation }: Pick<Site, "navigation">, course: Course): Breadcrumb[] {
  const getLabel = (path: string) => navigation.find(({ href }) => href === path)?.label ?? path;
  return [
    ...["/", "/courses"].map((path) => ({ name: getLabel(path), path })),
    { name: course.title, path: getCoursePath(course.slug) },
  ];
}
