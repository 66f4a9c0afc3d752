import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { courseSchema } from "#app/courses/course-schema.server.ts";
import { loadSiteContent } from "#app/site/site-content.server.ts";
import { cloneProject } from "../cloned-project.ts";

const ARRANGEMENTS = courseSchema.shape.arrangement.unwrap().options;

/** Clones the project and fills its catalogue up to a number of courses, with synthetic ones made from the real ones. */
export function makeSite(courses: number): string {
  const folder = cloneProject();
  // Neither drafts nor retired courses.
  const slugs = loadSiteContent("content").courses.map(({ slug }) => slug);
  const patterns = slugs.map((slug) => readFileSync(`content/courses/${slug}.md`, "utf8"));
  for (let number = patterns.length + 1; number <= courses; number++)
    writeFileSync(path.join(folder, `content/courses/made-up-${number}.md`), writeCourse(patterns, number));
  return folder;
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
      .replace(/^arrangement: .*$/m, `arrangement: ${ARRANGEMENTS[number % ARRANGEMENTS.length]}`)
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
