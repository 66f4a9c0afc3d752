import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { courseSchema } from "#app/courses/course-schema.server.ts";
import { loadSiteContent } from "#app/site/site-content.server.ts";

/** The drawings of covers. */
const ARRANGEMENT_NAMES = courseSchema.shape.arrangement.unwrap().options;

/** Files and folders that a build needs, beside the packages. */
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

/** A copy of the project with a number of courses. */
export type SyntheticSite = { courses: number; folder: string; remove: () => void };

/** Copies the project and fills its catalogue up to a number of courses, with synthetic ones made from the real ones. */
export function makeSite({ courses }: { courses: number }): SyntheticSite {
  const folder = mkdtempSync(path.join(tmpdir(), "site-"));
  for (const part of PARTS) cpSync(part, path.join(folder, part), { recursive: true });
  symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"));
  // Neither drafts nor retired courses.
  const slugs = loadSiteContent("content").courses.map(({ slug }) => slug);
  const patterns = slugs.map((slug) => readFileSync(`content/courses/${slug}.md`, "utf8"));
  for (let number = patterns.length + 1; number <= courses; number++)
    writeFileSync(path.join(folder, `content/courses/made-up-${number}.md`), writeCourse(patterns, number));
  return { courses, folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** A course like one of the real ones, with another title, description, cover and figures. */
function writeCourse(patterns: string[], number: number): string {
  const pattern = patterns[number % patterns.length] ?? "";
  // The checker compares a number of weeks or sessions with the course.
  const words = pattern.match(/\b(?!weeks?\b|sessions?\b)[a-z]{3,9}\b/g) ?? [];
  const description = shuffle(words, number).slice(0, 15).join(" ");
  return (
    pattern
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
      // Figures of its own: the checker warns of courses that share them.
      .replace(/^( +metric: ".*)"$/gm, `$1, ${number}"`)
      .replace(/^arrangement: .*$/m, `arrangement: ${ARRANGEMENT_NAMES[number % ARRANGEMENT_NAMES.length]}`)
  );
}

/** Shuffles words; the same seed gives the same order. */
function shuffle(words: string[], seed: number): string[] {
  let state = seed;
  const keyed = words.map((word) => {
    state = (state * 48_271) % 2_147_483_647;
    return { word, key: state };
  });
  return keyed.toSorted((a, b) => a.key - b.key).map(({ word }) => word);
}
