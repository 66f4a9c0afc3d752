import { LEVELS, TRACKS } from "#app/content/tracks.ts";
import type { CourseSummary } from "./course.ts";

/** The choice that leaves a filter open. */
const ALL = "All";

/** What the catalogue can be filtered by: fields of a course's summary, in order, with their label and choices. */
export const FACETS = [
  { field: "level", label: "Level", choices: [ALL, ...LEVELS] },
  { field: "track", label: "Track", choices: [ALL, ...TRACKS] },
] as const satisfies { field: keyof CourseSummary; label: string; choices: readonly string[] }[];

type Facet = (typeof FACETS)[number]["field"];

/** What the visitor looks for in the catalogue. */
export type CourseFilter = { search: string } & Record<Facet, string>;

/** Reads the filter from an address; an unknown choice counts as 'All'. */
export function parseCourseFilter(params: URLSearchParams): CourseFilter {
  const chosen = FACETS.map(({ field, choices }) => {
    const value = params.get(field) ?? ALL;
    return [field, choices.some((choice) => choice === value) ? value : ALL];
  });
  return { search: params.get("search") ?? "", ...(Object.fromEntries(chosen) as Record<Facet, string>) };
}

/** Writes a filter, or a part of one, as a query; leaves out what is empty or 'All'. */
export function formatCourseFilter({ search = "", ...chosen }: Partial<CourseFilter>): URLSearchParams {
  const params = new URLSearchParams();
  if (search.trim() !== "") params.set("search", search);
  for (const { field } of FACETS) {
    const choice = chosen[field] ?? ALL;
    if (choice !== ALL) params.set(field, choice);
  }
  return params;
}

/** Whether a course matches: the text is part of its title or description, and every chosen facet is equal. */
export function matchesCourse(
  course: Pick<CourseSummary, "title" | "description" | Facet>,
  { search, ...chosen }: CourseFilter,
): boolean {
  const needle = search.trim().toLowerCase();
  const found = [course.title, course.description].some((text) => text.toLowerCase().includes(needle));
  return found && FACETS.every(({ field }) => chosen[field] === ALL || course[field] === chosen[field]);
}

/** The count as announced: 'Showing N course(s)' with the plural. */
export const formatCount = (count: number): string =>
  `Showing ${count} ${count === 1 ? "course" : "courses"}`;
