import type { z } from "zod";
import { problemAt } from "#app/content/check-shape.server.ts";
import type { ContentFile } from "#app/content/content-file.server.ts";
import type { ContentProblem } from "#app/content/content-problem.ts";
import type { contractSchema } from "#app/courses/course-schema.server.ts";
import type { LearningPathsPage } from "#app/courses/learning-paths-copy.server.ts";

/** The learning paths say of a track what the owner has fixed. */
export const checkPathContract = (
  file: ContentFile,
  { paths }: LearningPathsPage,
  { paths: fixed }: z.output<typeof contractSchema>,
): ContentProblem[] =>
  paths.flatMap(({ track, facts, rows }, index) => {
    const row = fixed[track];
    if (!row) return [];
    const at = ["paths", index];
    const stops = rows.map(({ name, weeks, sessions }) => ({ name, weeks, sessions }));
    return [
      ...hold(file, [...at, "facts"], facts, row.facts),
      ...hold(file, [...at, "rows"], stops.map(say), row.stops.map(say)),
    ];
  });

const say = ({ name, weeks, sessions }: { name: string; weeks: number; sessions: number }): string =>
  `${name} (${weeks} weeks, ${sessions} sessions)`;

/** Holds a list against the one that is fixed: the first entry that differs is named. */
function hold(file: ContentFile, at: PropertyKey[], found: string[], fixed: string[]): ContentProblem[] {
  const length = Math.max(found.length, fixed.length);
  const index = Array.from({ length }, (_, place) => place).find((place) => found[place] !== fixed[place]);
  if (index === undefined) return [];
  const wish = fixed[index] === undefined ? "remove it" : `write ${fixed[index]}`;
  const fix = `contract.yaml fixes it: ${wish}, or let the owner change it there`;
  const place = found[index] === undefined ? at : [...at, index];
  return [problemAt(file, place, found[index], fix)];
}
