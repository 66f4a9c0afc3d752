import { DOWNLOAD_TYPES } from "#app/content/download-kinds.ts";
import { getSiteContent } from "#app/site/content-store.server.ts";
import type { SiteContent } from "#app/site/site-content.server.ts";
import { readSiteFile } from "./file-content.server.ts";
import { writeOnwardPages } from "./onward-pages.server.ts";
import { listCourseFiles, listEntryFiles, listSiteFiles, type SiteFile } from "./site-files.server.ts";

const TYPES: Record<string, string> = {
  txt: "text/plain; charset=utf-8",
  md: "text/markdown; charset=utf-8",
  xml: "application/xml; charset=utf-8",
  json: "application/json; charset=utf-8",
  webmanifest: "application/manifest+json; charset=utf-8",
  ics: "text/calendar; charset=utf-8",
  svg: "image/svg+xml",
  png: "image/png",
  ico: "image/x-icon",
  zip: "application/zip",
  ...DOWNLOAD_TYPES,
};

/** Modules that Vite serves: some, such as its client's `env.mjs`, have the extension of a download. */
const MODULE_PATH = /^\/(?:@|node_modules\/|app\/)/;

type Answer = { type: string; content: string | Uint8Array };

/**
 * What stands at an address beside the pages, for development; undefined where a page may stand.
 * @param isDocument Whether the browser asks for a page: then the content is read even for one.
 * @throws ContentError where the content has faults.
 */
export async function answerInDevelopment(address: string, isDocument: boolean): Promise<Answer | undefined> {
  if (MODULE_PATH.test(address)) return undefined;
  const type = TYPES[/\.(\w+)$/.exec(address)?.[1] ?? ""];
  if (!type && !isDocument) return undefined;
  const content = getSiteContent();
  const onward = writeOnwardPages(content);
  const page = onward.get(address);
  if (page) return { type: "text/html; charset=utf-8", content: page };
  const file = type && findSiteFile(address, content);
  return file ? { type, content: await readSiteFile(file) } : undefined;
}

/** The file of an address, if there is one. */
function findSiteFile(path: string, content: SiteContent): SiteFile | undefined {
  const slug = /^\/(?:covers|share|courses)\/([^/]+?)(?:-\d{4}-\d\d-\d\d)?\.\w+$/.exec(path)?.[1];
  const course = content.courses.find((course) => course.slug === slug);
  const files = course ? listCourseFiles(course, content.site) : listSiteFiles(content);
  return [...files, ...listEntryFiles(content)].find((file) => file.path === path);
}
