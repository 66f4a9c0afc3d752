import { problemAt } from "#app/content/check-shape.server.ts";
import type { ContentFile } from "#app/content/content-file.server.ts";
import type { ContentProblem } from "#app/content/content-problem.ts";
import { nearest } from "#app/content/nearest.ts";
import { TRACKS } from "#app/content/tracks.ts";
import type { Catalogue } from "./catalogue.server.ts";
import { getWeeks } from "./course.ts";
import type { LearningPathsPage } from "./paths-copy.server.ts";

/** Checks that the paths are the tracks in order, and that linked rows equal their courses. */
export function checkPathRows(
  file: ContentFile,
  page: LearningPathsPage,
  catalogue: Catalogue,
): ContentProblem[] {
  return page.paths.flatMap((path, pathIndex) => {
    const at = ["paths", pathIndex];
    const track = TRACKS[pathIndex];
    const wrongTrack =
      path.track === track ? [] : [problemAt(file, [...at, "track"], path.track, `write ${track}`)];
    const wrongRows = path.rows.flatMap((row, index) => {
      if (row.course === undefined) return [];
      return checkRow(file, [...at, "rows", index], { ...row, course: row.course }, catalogue);
    });
    return [...wrongTrack, ...wrongRows];
  });
}

function checkRow(
  file: ContentFile,
  at: PropertyKey[],
  row: { course: string; weeks: number; sessions: number },
  { entries, slugs }: Catalogue,
): ContentProblem[] {
  const entry = entries.find(({ slug }) => slug === row.course);
  if (entry ? entry.isFaulty : slugs.includes(row.course)) return [];
  if (!entry) {
    const near = nearest(row.course, slugs);
    return [
      problemAt(
        file,
        [...at, "course"],
        row.course,
        `write the slug of a course${near ? `: ${near}` : ""}, or remove the line`,
      ),
    ];
  }
  const expected = { weeks: getWeeks(entry.data), sessions: entry.data.sessions };
  return (["weeks", "sessions"] as const)
    .filter((field) => row[field] !== expected[field])
    .map((field) =>
      problemAt(file, [...at, field], row[field], `${entry.slug} has ${expected[field]}: write that`),
    );
}
