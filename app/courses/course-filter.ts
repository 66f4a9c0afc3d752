import { LEVELS, TRACKS } from "#app/content/tracks.ts";
import type { CourseSummary } from "./course.ts";

/** The choice that leaves a filter open. */
const ALL = "All";

/** Choices of the level filter, in order. */
export const LEVEL_CHOICES = [ALL, ...LEVELS] as const;
/** Choices of the track filter, in order. */
export const TRACK_CHOICES = [ALL, ...TRACKS] as const;

/** What the visitor looks for in the catalogue (specification section 4). */
export type CourseFilter = { search: string; level: string; track: string };

/** Reads the filter from an address (reading R10); an unknown level or track counts as 'All'. */
export function parseCourseFilter(params: URLSearchParams): CourseFilter {
  const choose = (name: string, choices: readonly string[]): string => {
    const value = params.get(name) ?? ALL;
    return choices.includes(value) ? value : ALL;
  };
  return {
    search: params.get("search") ?? "",
    level: choose("level", LEVEL_CHOICES),
    track: choose("track", TRACK_CHOICES),
  };
}

/** Writes the filter as a query, leaving out what is empty or 'All' (reading R10). */
export function formatCourseFilter({ search, level, track }: CourseFilter): URLSearchParams {
  const params = new URLSearchParams();
  if (search.trim() !== "") params.set("search", search);
  if (level !== ALL) params.set("level", level);
  if (track !== ALL) params.set("track", track);
  return params;
}

/** Whether a course matches: text in title or description, level and track equal (specification section 5, R7, R8). */
export function matchesCourse(
  course: Pick<CourseSummary, "title" | "description" | "level" | "track">,
  { search, level, track }: CourseFilter,
): boolean {
  const needle = search.trim().toLowerCase();
  const found =
    course.title.toLowerCase().includes(needle) || course.description.toLowerCase().includes(needle);
  return found && (level === ALL || course.level === level) && (track === ALL || course.track === track);
}

/** The count as announced: 'Showing N course(s)' with the plural of the specification. */
export const formatCount = (count: number): string =>
  `Showing ${count} ${count === 1 ? "course" : "courses"}`;
