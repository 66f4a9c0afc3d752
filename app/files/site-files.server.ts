import {
  getCohortCalendarPath,
  getCoverPath,
  getShareImagePath,
  PROMPT_FILES,
} from "#app/content/addresses.ts";
import { getCohortCalendar } from "#app/courses/cohort-calendar.server.ts";
import type { Course } from "#app/courses/course.ts";
import { drawCover } from "#app/drawing/covers/cover.ts";
import type { Picture } from "#app/drawing/picture.server.ts";
import type { SiteFacts } from "#app/seo/page-metadata.ts";
import type { SiteContent } from "#app/site/site-content.server.ts";
import { writeAssistantFiles, writeReadme } from "#app/toolkit/assistant-files.server.ts";
import { formatPromptsJson, formatPromptsMarkdown } from "#app/toolkit/prompt-downloads.ts";
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
    "README.md": writeReadme(pages["dev-toolkit"], site.toolkitLicence),
    ...writeAssistantFiles(toolkit.groups, pages["dev-toolkit"].prompts.shared),
  },
});

/** Every such file but those of single courses. */
export const listSiteFiles = (content: SiteContent): SiteFile[] => [
  ...[...writeSitemaps(content)].map(([path, text]) => ({ path, make: () => text })),
  ...[...writeOnwardPages(content)].map(([path, html]) => ({ path: `${path}.html`, make: () => html })),
  { path: "/robots.txt", make: () => writeRobots(content) },
  { path: "/site.webmanifest", make: () => writeManifest(content) },
  { path: "/llms.txt", make: () => writeLlms(content) },
  { path: "/catalog.json", make: () => writeCatalog(content) },
  { path: "/feed.xml", make: () => writeFeed(content) },
  { path: "/og-image.png", make: () => getShareImage(content) },
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

/** The files of a course. */
export const listCourseFiles = (course: Course, site: SiteFacts): SiteFile[] => [
  { path: getCoverPath(course.slug), make: () => drawCover(course) },
  { path: getShareImagePath(course.slug), make: () => getCourseShareImage(course, site.identity.name) },
  ...course.cohorts.map((cohort) => ({
    path: getCohortCalendarPath(course.slug, cohort.start),
    make: () => getCohortCalendar(site, course, cohort),
  })),
];
