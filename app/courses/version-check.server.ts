import { problemAt } from "#app/content/check-shape.server.ts";
import type { ContentProblem } from "#app/content/content-problem.ts";
import type { Catalogue } from "./catalogue.server.ts";

const MONTHS_OF_A_QUARTER = 3;

/** Says every course on offer whose versions were checked more than a quarter ago. */
export function checkVersions(
  { entries, courses }: Pick<Catalogue, "entries" | "courses">,
  today: string,
): ContentProblem[] {
  const offered = new Set(courses.map(({ slug }) => slug));
  return entries.flatMap(({ file, slug, data: { taughtWith } }) => {
    if (!taughtWith || !offered.has(slug)) return [];
    const age = countMonths(today) - countMonths(taughtWith.checked);
    if (age <= MONTHS_OF_A_QUARTER) return [];
    const fix = `${age} months ago: check the versions of ${taughtWith.tools.join(", ")}, and write ${today.slice(0, 7)}`;
    return [problemAt(file, ["taughtWith", "checked"], taughtWith.checked, fix)];
  });
}

/** Months from the year 0 to a month or a day of it. */
const countMonths = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
