import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { courseSchema } from "#app/courses/course-file.server.ts";
import { loadSiteContent } from "#app/site/site-content.server.ts";

/** Names of the drawings that a cover may have. */
const ARRANGEMENT_NAMES = courseSchema.shape.arrangement.unwrap().options;

/** What a build needs of the project, beside its packages. */
const PARTS = [
  "app",
  "scripts",
  "content",
  "public",
  "package.json",
  "tsconfig.json",
  "firebase.json",
  "vite.config.ts",
  "react-router.config.ts",
];

/** A copy of the project with so many courses. */
export type MadeUpSite = { courses: number; folder: string; remove: () => void };

/** A copy of the project whose catalogue has so many courses; the further ones are made up from the real ones. */
export function makeSite({ courses }: { courses: number }): MadeUpSite {
  const folder = mkdtempSync(path.join(tmpdir(), "site-"));
  for (const part of PARTS) cpSync(part, path.join(folder, part), { recursive: true });
  symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"));
  // Those that are offered: neither drafts nor courses of the past.
  const slugs = loadSiteContent("content").courses.map(({ slug }) => slug);
  const patterns = slugs.map((slug) => readFileSync(`content/courses/${slug}.md`, "utf8"));
  for (let number = patterns.length + 1; number <= courses; number++)
    writeFileSync(path.join(folder, `content/courses/made-up-${number}.md`), writeCourse(patterns, number));
  return { courses, folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** A course like one of the real ones, with words of its own on its card and a cover of its own. */
function writeCourse(patterns: string[], number: number): string {
  const pattern = patterns[number % patterns.length] ?? "";
  // A number of weeks or sessions would be held against the facts.
  const words = pattern.match(/\b(?!weeks?\b|sessions?\b)[a-z]{3,9}\b/g) ?? [];
  const description = shuffle(words, number).slice(0, 15).join(" ");
  return pattern
    .replace(/^(?:retired|searchTitle): .*\n/gm, "")
    .replace(/^id: .*$/m, `id: "${1000 + number}"`)
    .replace(/^order: .*$/m, `order: ${1000 + number}`)
    .replace(
      /^title: .*$/m,
      `title: Course ${number} on ${shuffle(words, number + 1)
        .slice(0, 2)
        .join(" ")}`,
    )
    .replace(/^shortTitle: .*$/m, `shortTitle: Made up ${number}`)
    .replace(/^description: .*$/m, `description: ${description.padEnd(50, ".")}`)
    .replace(/^arrangement: .*$/m, `arrangement: ${ARRANGEMENT_NAMES[number % ARRANGEMENT_NAMES.length]}`);
}

/** The words in another order, the same one for the same seed. */
function shuffle(words: string[], seed: number): string[] {
  let state = seed;
  const keyed = words.map((word) => {
    state = (state * 48_271) % 2_147_483_647;
    return { word, key: state };
  });
  return keyed.toSorted((a, b) => a.key - b.key).map(({ word }) => word);
}
