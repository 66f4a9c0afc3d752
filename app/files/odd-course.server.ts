import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { changeFile } from "#app/site/copied-content.server.ts";
import type { SiteContent } from "#app/site/site-content.server.ts";
import { listSiteFiles } from "./site-files.server.ts";

/** The file of a course that tests add to a copied content. */
export const ODD_COURSE = "courses/odd-java.md";

/** A further course, with a promise, that the footer and a path name, in the place of another one there. */
export function addOddCourse(folder: string): void {
  const text = readFileSync(path.join(folder, "courses/core-java.md"), "utf8")
    .replace('id: "12"', 'id: "9999"')
    .replace("order: 7", "order: 9999")
    .replace("title: Core Java", "title: Odd Java")
    .replace("Learn Java from", "Learn odd Java from");
  writeFileSync(path.join(folder, ODD_COURSE), text);
  changeFile(folder, "site.yaml", "courses: [core-java,", "courses: [odd-java,");
  changeFile(
    folder,
    "site.yaml",
    "promises:\n",
    "promises:\n  - { page: /courses/odd-java, claim: Learn odd Java from }\n",
  );
  changeFile(folder, "pages/learning-paths.yaml", "course: core-java", "course: odd-java");
}

/** All that is made from content beside the pages, as one text. */
export const writeFiles = (content: SiteContent): string =>
  listSiteFiles(content)
    .filter(({ path: address }) => /\.(xml|json|txt|md)$/.test(address))
    .map(({ make }) => String(make()))
    .join("\n");

/** The places where a course may be named, and whether it is. */
export const findNames = (content: SiteContent, course: string) => ({
  courses: content.courses.some(({ slug }) => slug === course),
  footer: content.site.footer.courses.includes(course),
  paths: JSON.stringify(content.pages["learning-paths"].paths).includes(`"course":"${course}"`),
  promises: content.site.promises.some(({ page }) => page === `/courses/${course}`),
  files: writeFiles(content).includes(`/courses/${course}`),
});

/** What is found of a course that is named nowhere. */
export const NOWHERE = { courses: false, footer: false, paths: false, promises: false, files: false };
