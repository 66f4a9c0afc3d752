import type { LearningResource } from "schema-dts";
import { getCoursePath, getShareImagePath } from "#app/content/addresses.ts";
import {
  type Breadcrumb,
  breadcrumbJsonLd,
  getOrganizationId,
  getTrail,
  LANGUAGE,
  organizationJsonLd,
  webPageJsonLd,
  websiteJsonLd,
} from "#app/seo/json-ld.ts";
import {
  getAbsoluteUrl,
  getPageMetadata,
  type PageMetadata,
  type SiteFacts,
} from "#app/seo/page-metadata.ts";
import type { Course } from "./course.ts";
import { getCourseId } from "./course-json-ld.ts";

/** What the head of a page below a course's page is made from. */
type EntryHead = {
  path: string;
  title: string;
  searchTitle: string;
  description: string;
  keywords: string[];
  published: string;
  modified: string;
};

/** What such a page is, as search engines name it. */
type ResourceFacts = { learningResourceType: string; hours: number; licence?: string };

/** The trail from the home page to a page below a course's page. */
export const getEntryTrail = (
  site: SiteFacts,
  course: Pick<Course, "slug" | "title">,
  { path, title }: Pick<EntryHead, "path" | "title">,
): Breadcrumb[] => [
  ...getTrail(site, ["/", "/courses"], { name: course.title, path: getCoursePath(course.slug) }),
  { name: title, path },
];

/** Metadata of a page below a course's page: an article, and a learning resource that is part of the course. */
export function getEntryMetadata(
  site: SiteFacts,
  course: Course,
  entry: EntryHead,
  facts: ResourceFacts,
): PageMetadata {
  const { path, description, keywords } = entry;
  const resource = learningResourceJsonLd(site, course, entry, facts);
  const page = { path, name: entry.searchTitle, description, mainEntity: String(resource["@id"]) };
  return getPageMetadata(site, {
    ...{ path, description, keywords, title: entry.searchTitle },
    image: { path: getShareImagePath(course.slug), alt: `${course.title}: ${course.imageAlt}` },
    article: {
      section: course.track,
      tags: [course.level, ...keywords],
      publishedTime: entry.published,
      modifiedTime: entry.modified,
    },
    nodes: [
      organizationJsonLd(site),
      websiteJsonLd(site),
      webPageJsonLd(site, page),
      resource,
      breadcrumbJsonLd(site, getEntryTrail(site, course, entry)),
    ],
  });
}

function learningResourceJsonLd(
  site: SiteFacts,
  course: Course,
  { path, title, description, published, modified }: EntryHead,
  { learningResourceType, hours, licence }: ResourceFacts,
) {
  const { origin } = site.identity;
  const url = getAbsoluteUrl(origin, path);
  const provider = { "@id": getOrganizationId(origin) };
  return {
    "@type": "LearningResource",
    "@id": `${url}#resource`,
    ...{ name: title, description, url },
    inLanguage: LANGUAGE,
    isAccessibleForFree: true,
    learningResourceType,
    educationalLevel: course.level,
    timeRequired: `PT${hours}H`,
    ...(licence ? { license: licence } : {}),
    datePublished: published,
    dateModified: modified,
    provider,
    isPartOf: {
      "@type": "Course",
      "@id": getCourseId(site, course.slug),
      name: course.title,
      description: course.description,
      url: getAbsoluteUrl(origin, getCoursePath(course.slug)),
      provider,
    },
  } satisfies LearningResource;
}
