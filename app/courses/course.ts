import type { CourseFrontMatter } from "./course-schema.server.ts";

/** A course of the catalogue: what its file says, and what follows from it. */
export type Course = Omit<CourseFrontMatter, "order" | "draft"> & {
  slug: string;
  /** HTML, from the Markdown body. */
  longDescription: string;
  /** Address of its cover. */
  image: string;
  /** Words that describe the cover. */
  imageAlt: string;
  /** When the next group begins, in words, once that is known. */
  nextStart?: string;
};

const SUMMARY_FIELDS = [
  "slug",
  "title",
  "description",
  "duration",
  "sessions",
  "level",
  "track",
  "image",
  "imageAlt",
  "nextStart",
] as const satisfies (keyof Course)[];

/** What a card shows. */
export type CourseSummary = Pick<Course, (typeof SUMMARY_FIELDS)[number]>;

/** Copies the fields that a card shows, so that a page carries no more of a course than it needs. */
export const summarise = (course: Course): CourseSummary =>
  Object.fromEntries(
    SUMMARY_FIELDS.flatMap((field) => (field in course ? [[field, course[field]]] : [])),
  ) as CourseSummary;

/** Weeks of a course, or undefined when it is ongoing. */
export function getWeeks({ duration }: Pick<Course, "duration">): number | undefined {
  const weeks = Number.parseInt(duration, 10);
  return Number.isNaN(weeks) ? undefined : weeks;
}

/** Whether a course has no last week: it then has no sum of hours either. */
export const isOngoing = (course: Pick<Course, "duration">): boolean => getWeeks(course) === undefined;

/** The hours as shown: never '0 hours'. */
export const formatHours = ({ hours, duration }: Pick<Course, "hours" | "duration">): string =>
  isOngoing({ duration }) ? duration : String(hours);
