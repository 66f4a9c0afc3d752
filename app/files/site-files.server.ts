import {
  getCohortCalendarPath,
  getCoverPath,
  getShareImagePath,
  PROMPT_FILES,
  SITE_FILES,
} from "#app/content/addresses.ts";
import { getCohortCalendar } from "#app/courses/cohort.ts";
import type { Course } from "#app/courses/course.ts";
import { drawCover } from "#app/drawing/covers/cover.ts";
import type { Picture } from "#app/drawing/picture.server.ts";
import { SHARE_IMAGE, type SiteFacts } from "#app/seo/page-metadata.ts";
import { getEntryFilePath, listEntryPages } from "#app/site/collections.server.ts";
import type { SiteContent } from "#app/site/site-content.server.ts";
import {
  formatPromptsJson,
  formatPromptsMarkdown,
  writeAssistantFiles,
  writeReadme,
} from "#app/toolkit/toolkit-downloads.server.ts";
import type { Archive } from "./archive.server.ts";
import { writeCatalog } from "./catalog.ts";
import { writeFeed } from "./feed.ts";
import { writeLlms } from "./llms.ts";
import { writeManifest } from "./manifest.ts";
import { writeOnwardPages } from "./onward-pages.server.ts";
import { writeRobots } from "./robots.ts";
import { getCourseShareImage, getShareImage } from "./share-images.server.ts";
import { writeSitemaps } from "./sitemap.ts";

/** What a file holds: a text, the drawing of a PNG, or the texts of a zip archive. */
type FileBody = string | Picture | Archive;

/** A file that is made from the content and is no page, by its address. */
export type SiteFile = { path: string; make: () => FileBody };

/** Every prompt as a file for each assistant, with how to install them. */
export const getAssistantArchive = ({ site, toolkit, pages }: SiteContent): Archive => ({
  texts: {
    "README.md": writeReadme(pages["dev-toolkit"], site.licence),
    ...writeAssistantFiles(toolkit.groups, pages["dev-toolkit"].prompts.shared),
  },
});

/** Every such file but those of single courses. */
export const listSiteFiles = (content: SiteContent): SiteFile[] => [
  ...[...writeSitemaps(content)].map(([path, text]) => ({ path, make: () => text })),
  ...[...writeOnwardPages(content)].map(([path, html]) => ({ path: `${path}.html`, make: () => html })),
  { path: SITE_FILES.robots, make: () => writeRobots(content) },
  { path: SITE_FILES.manifest, make: () => writeManifest(content) },
  { path: SITE_FILES.llms, make: () => writeLlms(content) },
  { path: SITE_FILES.catalogue, make: () => writeCatalog(content) },
  { path: SITE_FILES.feed, make: () => writeFeed(content) },
  { path: SHARE_IMAGE.default, make: () => getShareImage(content) },
  {
    path: PROMPT_FILES.markdown,
    make: () => formatPromptsMarkdown(content.toolkit.groups, content.site),
  },
  { path: PROMPT_FILES.json, make: () => formatPromptsJson(content.toolkit.groups, content.site) },
  {
    path: PROMPT_FILES.archive,
    make: () => getAssistantArchive(content),
  },
];

/** The files that entries of collections publish beside their pages. */
export const listEntryFiles = (content: Pick<SiteContent, "entries">): SiteFile[] =>
  listEntryPages(content).flatMap((page) =>
    page.files
      .filter(({ isPublished }) => isPublished)
      .map((file) => ({ path: getEntryFilePath(page, file), make: () => file.text })),
  );

/** The files of a course. */
export const listCourseFiles = (course: Course, site: SiteFacts): SiteFile[] => [
  { path: getCoverPath(course.slug), make: () => drawCover(course) },
  { path: getShareImagePath(course.slug), make: () => getCourseShareImage(course, site.identity.name) },
  ...course.cohorts.map((cohort) => ({
    path: getCohortCalendarPath(course.slug, cohort.start),
    make: () => getCohortCalendar(site, course, cohort),
  })),
];
