import { globSync, mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { placeFile } from "#app/files/file-content.server.ts";
import { listCourseFiles, listEntryFiles, listSiteFiles } from "#app/files/site-files.server.ts";
import { getSiteContent } from "#app/site/content-store.server.ts";
import { listPageAddresses } from "#app/site/page-addresses.server.ts";
import { writeHostFiles } from "../hosts/host-files.ts";
import { NEXT_SITE } from "./folders.ts";
import { addFontLicense } from "./licenses.ts";
import { writePages } from "./write-pages.ts";

/** Path under which the 404 page is rendered; hosts look for `404.html`. */
const NOT_FOUND_PATH = "/404";

/** Writes everything that follows from the content into the bundled site: its pages, and the files beside them. */
export async function writeSite(): Promise<void> {
  const content = getSiteContent();
  const paths = [...listPageAddresses(content), NOT_FOUND_PATH];
  const files = [
    ...listSiteFiles(content),
    ...content.courses.flatMap((course) => listCourseFiles(course, content.site)),
    ...listEntryFiles(content),
  ];
  for (const folder of new Set(files.map((file) => path.dirname(file.path))))
    mkdirSync(path.join(NEXT_SITE, folder), { recursive: true });
  await writePages(paths, async () => {
    for (const file of files) await placeFile(file, NEXT_SITE);
  });
  addFontLicense(NEXT_SITE);
  writeHostFiles(content, NEXT_SITE);
  // Nothing asks for the manifests, and every page has its part of the stylesheet in it.
  for (const name of [".vite", ...globSync("assets/{manifest-*.js,*.css}", { cwd: NEXT_SITE })])
    rmSync(path.join(NEXT_SITE, name), { recursive: true });
}
