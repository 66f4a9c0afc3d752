import { getCoursePath } from "#app/content/addresses.ts";
import type { Track } from "#app/content/tracks.ts";
import type { MapLine } from "#app/drawing/track-map.tsx";
import { getCourseBySlug } from "./catalogue.server.ts";
import { type Course, isOngoing } from "./course.ts";
import type { LearningPathsPage } from "./paths-copy.server.ts";

/** Stops of a line without an end that the map shows: a map of all of them would hide the others. */
const MOST_ONGOING = 8;

/** Rows of a path with the levels of their courses; a stop without a page is drawn as one for beginners. */
export const addLevels = <Row extends { course?: string | undefined }>(rows: Row[], courses: Course[]) =>
  rows.map((row) => ({ ...row, level: getCourseBySlug(row.course, courses)?.level ?? "Beginner" }));

/**
 * The lines of the map: the rows of each path, or the first ongoing courses of a track without rows. A line of which
 * no course is offered any more has no stop, and is not drawn.
 */
export function getTrackLines(page: LearningPathsPage, courses: Course[]): MapLine[] {
  const lines = page.paths.map(({ track, slug, rows }) => {
    const ongoing = courses
      .filter((course) => course.track === track && isOngoing(course))
      .slice(0, MOST_ONGOING);
    const isOpen = rows.length === 0;
    const stops = addLevels(rows, courses).map(({ name, sessions, level, course }) => ({
      name,
      sessions,
      level,
      href: course && getCoursePath(course),
    }));
    return {
      track,
      href: `/learning-paths#${slug}`,
      isOpen,
      stops: isOpen ? ongoing.map(toStop) : stops,
    };
  });
  return lines.filter(({ stops }) => stops.length > 0);
}

const toStop = ({ title, sessions, level, slug }: Course) => ({
  name: title,
  sessions,
  level,
  href: getCoursePath(slug),
});

/** Lengths and sums of each track as the paths name them. */
export const getTrackFacts = ({ paths }: Pick<LearningPathsPage, "paths">): Record<Track, string[]> =>
  Object.fromEntries(paths.map(({ track, facts }) => [track, facts])) as Record<Track, string[]>;
