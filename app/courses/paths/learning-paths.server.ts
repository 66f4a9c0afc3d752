import { getCoursePath, LEARNING_PATHS_PATH } from "#app/academy/addresses.ts";
import { TRACKS, type Track } from "#app/academy/tracks.ts";
import type { Content, Entry } from "#app/content/collection.server.ts";
import { type Finding, findingAt } from "#app/content/finding.ts";
import type { Course } from "#app/courses/course.ts";
import { COURSES, hasTwoSessionsAWeek } from "#app/courses/schema/course-collection.server.ts";
import { getWeeks, isOngoing, RHYTHM } from "#app/courses/syllabus/hours.ts";
import type { MapLine } from "#app/drawing/track-map.tsx";
import type { LearningPathsWords } from "./learning-paths-words.server.ts";

/** Checks that the paths are the tracks in order, and that linked rows equal their courses. */
export const checkTracksAndRows = ({ file, data }: Entry<LearningPathsWords>, content: Content): Finding[] =>
  data.paths.flatMap((path, pathIndex) => {
    const track = TRACKS[pathIndex];
    const wrongTrack =
      path.track === track
        ? []
        : [findingAt(file, ["paths", pathIndex, "track"], path.track, `write ${track}`)];
    const wrongRows = path.rows.flatMap((row, index) => {
      const entry = row.course === undefined ? undefined : content.find(COURSES, row.course);
      // A course with a wrong number of weeks or sessions is invalid itself.
      if (!entry || !hasTwoSessionsAWeek(entry.data)) return [];
      const at = ["paths", pathIndex, "rows", index];
      const weeks = getWeeks(entry.data);
      const { sessions } = entry.data;
      if (!weeks) {
        const fix = "an ongoing course cannot be on a path: remove it";
        return findingAt(file, [...at, "course"], row.course, fix);
      }
      return Object.entries({ weeks, sessions }).flatMap(([field, expected]) => {
        const found = row[field as "weeks" | "sessions"];
        return found === expected
          ? []
          : findingAt(file, [...at, field], found, `${entry.slug} has ${expected}: write ${expected}`);
      });
    });
    return [...wrongTrack, ...wrongRows];
  });

/**
 * Rows of a path with the level and track of their marks. A stop without a page is drawn as a beginners' course of its
 * path.
 */
export const addLooks = <Row extends { course?: string | undefined }>(
  rows: Row[],
  path: Track,
  courses: Course[],
) =>
  rows.map((row) => {
    const { level, track }: Pick<Course, "level" | "track"> = courses.find(
      ({ slug }) => slug === row.course,
    ) ?? { level: "Beginner", track: path };
    return { ...row, level, track };
  });

/** What the map shows of the paths. */
type Paths = { paths: Pick<LearningPathsWords["paths"][number], "track" | "slug" | "rows">[] };

/**
 * The lines of the map: the rows of each path, or a track's ongoing courses where it has no rows. A line without an
 * offered course is left out.
 */
export function getTrackLines(page: Paths, courses: Course[]): MapLine[] {
  const lines = page.paths.map(({ track, slug, rows }) => {
    const ongoing = courses
      .filter((course) => course.track === track && isOngoing(course))
      .map(({ title, slug, ...course }) => ({ ...course, name: title, course: slug }));
    const isOpen = rows.length === 0;
    const stops = (isOpen ? ongoing : addLooks(rows, track, courses)).map(({ course, ...stop }) => ({
      name: stop.name,
      sessions: stop.sessions,
      level: stop.level,
      track: stop.track,
      href: course && getCoursePath(course),
    }));
    return { track, href: `${LEARNING_PATHS_PATH}#${slug}`, isOpen, rhythm: RHYTHM, stops };
  });
  return lines.filter(({ stops }) => stops.length > 0);
}

/** Lengths and sums of each track as the paths name them. */
export const getTrackFacts = ({ paths }: Pick<LearningPathsWords, "paths">): Record<Track, string[]> =>
  Object.fromEntries(paths.map(({ track, facts }) => [track, facts])) as Record<Track, string[]>;
