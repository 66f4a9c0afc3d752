import { problemAt } from "#app/content/check-shape.server.ts";
import type { Entry } from "#app/content/collection.server.ts";
import type { ContentProblem } from "#app/content/content-problem.ts";
import { nearest } from "#app/content/nearest.ts";
import type { Catalogue } from "./catalogue.server.ts";

/** An entry that belongs to a course has the name of its file, and there is such a course. */
export function checkEntryCourse(
  { file, slug }: Pick<Entry, "file" | "slug">,
  course: string,
  { slugs }: Pick<Catalogue, "slugs">,
): ContentProblem[] {
  if (!slugs.includes(course)) {
    const near = nearest(course, slugs);
    const fix = `no such course: write ${near ?? "the name of a file in courses/"}`;
    return [problemAt(file, ["course"], course, fix)];
  }
  if (slug === course) return [];
  return [problemAt(file, ["course"], course, `give this file the name of its course: ${course}.md`)];
}
