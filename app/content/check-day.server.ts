import { problemAt } from "./check-shape.server.ts";
import type { ContentFile } from "./content-file.server.ts";
import type { ContentProblem } from "./content-problem.ts";

const DAY = 24 * 60 * 60 * 1000;

/** A day of something that has happened; an editor's calendar may be a day ahead of the build's, which keeps UTC. */
export function checkPast(
  file: ContentFile,
  path: PropertyKey[],
  day: string | undefined,
  today: string,
): ContentProblem[] {
  if (day === undefined || day <= today) return [];
  if (day <= new Date(Date.parse(today) + DAY).toISOString().slice(0, 10)) return [];
  return [problemAt(file, path, day, `it lies in the future: write ${today} or an earlier day`)];
}
