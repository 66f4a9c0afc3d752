import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { stringify } from "yaml";
import type { z } from "zod";
import { type ContentFile, parseContentFile } from "#app/content/content-file.server.ts";
import { courseSchema } from "#app/courses/schema/course-schema.server.ts";
import { loadSiteContent } from "#app/site/load-content.server.ts";
import { cloneProject } from "../samples/cloned-project.ts";

const ARRANGEMENTS = courseSchema.shape.arrangement.unwrap().options;

/** Clones the project and fills its catalogue up to a number of courses, with synthetic ones made from the real ones. */
export function makeSite(courses: number): string {
  const folder = cloneProject();
  // Neither drafts nor retired courses.
  const slugs = loadSiteContent("content").courses.map(({ slug }) => slug);
  const patterns = slugs.map((slug) => {
    const file = `content/courses/${slug}.md`;
    return parseContentFile(file, readFileSync(file, "utf8"));
  });
  for (let number = patterns.length + 1; number <= courses; number++) {
    const pattern = patterns[number % patterns.length] as ContentFile;
    writeFileSync(path.join(folder, `content/courses/made-up-${number}.md`), writeCourse(pattern, number));
  }
  return folder;
}

/** A course like one of the real ones, with another title, description and cover. */
function writeCourse({ data, body }: ContentFile, number: number): string {
  const { retired: _, searchTitle: __, ...course } = data as z.input<typeof courseSchema>;
  const words = body.split(/[^a-z]+/).filter(({ length }) => length > 2);
  const pick = (count: number) =>
    Array.from({ length: count }, (_, index) => words[(17 * number + 31 * index) % words.length]).join(" ");
  const fields: typeof course = {
    ...course,
    id: String(1000 + number),
    order: 1000 + number,
    title: `Course ${number} on ${pick(2)}`,
    shortTitle: `Made up ${number}`,
    description: `Course ${number}: ${pick(12)}`.padEnd(50, "."),
    arrangement: ARRANGEMENTS[number % ARRANGEMENTS.length] ?? "grid",
  };
  return `---\n${stringify(fields)}---\n${body}`;
}
