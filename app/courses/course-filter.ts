import { createSearch, joinWords } from "#app/content/search.ts";
import { LEVELS, TRACKS } from "#app/content/tracks.ts";
import type { Course } from "./course.ts";

/** The choice that leaves a filter open. */
const ALL = "All";

/** The filters of the catalogue: a field of the course each, with its label and its choices. */
export const FACETS = [
  { field: "level", label: "Level", choices: [ALL, ...LEVELS] },
  { field: "track", label: "Track", choices: [ALL, ...TRACKS] },
] as const satisfies { field: keyof Course; label: string; choices: readonly string[] }[];

/** The name of a field that the catalogue can be filtered by. */
export type Facet = (typeof FACETS)[number]["field"];

/** The visitor's search, and a choice for each facet. */
export type CourseFilter = { search: string } & Record<Facet, string>;

/** The filter that every course matches. */
export const NO_FILTER = {
  search: "",
  ...(Object.fromEntries(FACETS.map(({ field }) => [field, ALL])) as Record<Facet, string>),
} satisfies CourseFilter;

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

/** What the row of a course is filtered by, its `data-*` attributes: the text that the search looks in, and its facets. */
export type RowData = { search: string } & Record<Facet, string>;

/** The data of a course's row. */
export const getRowData = (course: Pick<Course, "title" | "description" | Facet>): RowData => ({
  search: joinWords(course.title, course.description),
  ...(Object.fromEntries(FACETS.map(({ field }) => [field, course[field]])) as Record<Facet, string>),
});

/** A predicate for a filter: the search is part of title or description, and every chosen facet is equal. */
export function getMatcher({ search, ...chosen }: CourseFilter): (row: RowData) => boolean {
  const isFound = createSearch(search);
  const facets = FACETS.filter(({ field }) => chosen[field] !== ALL);
  return (row) => isFound(row.search) && facets.every(({ field }) => row[field] === chosen[field]);
}

/** The count as announced: 'Showing N course(s)' with the plural. */
export const formatCount = (count: number): string =>
  `Showing ${count} ${count === 1 ? "course" : "courses"}`;
