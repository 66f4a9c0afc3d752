import { problemAt } from "#app/content/check-shape.server.ts";
import type { ContentFile } from "#app/content/content-file.server.ts";
import type { ContentProblem } from "#app/content/content-problem.ts";
import { nearest } from "#app/content/nearest.ts";
import type { Catalogue } from "#app/courses/catalogue.server.ts";
import type { Sample } from "#app/routes/about/copy.server.ts";

/** The specimen of a certificate is made out for a course of the catalogue. */
export function checkSample(
  file: ContentFile,
  { certificate: { course } }: Sample,
  { slugs }: Catalogue,
): ContentProblem[] {
  if (slugs.includes(course)) return [];
  const fix = `write the slug of a course: ${nearest(course, slugs) ?? slugs.join(", ")}`;
  return [problemAt(file, ["certificate", "course"], course, fix)];
}
