import { getSiteContent } from "#app/site/content-store.server.ts";
import type { SiteContent } from "#app/site/site-content.server.ts";
import { readSiteFile } from "./file-content.server.ts";
import { listCourseFiles, listSiteFiles, type SiteFile } from "./site-files.server.ts";

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
};

/** The file of an address with its type, for development; undefined where there is none. */
export async function serveSiteFile(
  address: string,
): Promise<{ type: string; content: string | Uint8Array } | undefined> {
  const type = TYPES[/\.(\w+)$/.exec(address)?.[1] ?? ""];
  const file = type && findSiteFile(address, getSiteContent());
  return file ? { type, content: await readSiteFile(file) } : undefined;
}

/** The file of an address, if there is one. */
function findSiteFile(path: string, content: SiteContent): SiteFile | undefined {
  const slug = /^\/(?:covers|share|courses)\/([^/]+?)(?:-\d{4}-\d\d-\d\d)?\.\w+$/.exec(path)?.[1];
  const course = content.courses.find((course) => course.slug === slug);
  const files = course ? listCourseFiles(course, content.site) : listSiteFiles(content);
  return files.find((file) => file.path === path);
}
