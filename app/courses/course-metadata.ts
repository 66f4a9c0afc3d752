import { getCoursePath, getShareImagePath } from "#app/content/addresses.ts";
import {
  type Breadcrumb,
  breadcrumbJsonLd,
  getTrail,
  organizationJsonLd,
  webPageJsonLd,
  websiteJsonLd,
} from "#app/seo/json-ld.ts";
import { getPageMetadata, type PageMetadata, type SiteFacts } from "#app/seo/page-metadata.ts";
import type { Course } from "./course.ts";
import { courseJsonLd, getCourseId } from "./course-json-ld.ts";

/** Title of a course's page, as a search result shows it. */
export const getCourseTitle = ({ title, searchTitle }: Pick<Course, "title" | "searchTitle">): string =>
  searchTitle ?? `${title} course`;

/** Metadata of a course page: an article with its dates, and the course with its breadcrumbs as structured data. */
export function getCourseMetadata(site: SiteFacts, course: Course, trail: Breadcrumb[]): PageMetadata {
  const page = {
    path: getCoursePath(course.slug),
    title: getCourseTitle(course),
    description: course.description,
  };
  const mainEntity = getCourseId(site, course.slug);
  return getPageMetadata(site, {
    ...page,
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
      webPageJsonLd(site, { ...page, name: page.title, mainEntity }),
      courseJsonLd(site, course),
      breadcrumbJsonLd(site, trail),
    ],
  });
}

/** The trail from the home page to a course. */
export const getCourseTrail = (site: SiteFacts, course: Course): Breadcrumb[] =>
  getTrail(site, ["/", "/courses"], { name: course.title, path: getCoursePath(course.slug) });
