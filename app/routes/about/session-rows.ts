import { getCoursePath } from "#app/content/addresses.ts";
import { type Level, TRACKS, type Track } from "#app/content/tracks.ts";
import type { Course } from "#app/courses/course.ts";
import { formatCourseFilter } from "#app/courses/course-filter.ts";

/** With more courses than this there is a row for each track, as a row for each course would fill a page. */
export const MAX_COURSE_ROWS = 48;

/** A row of the drawing: a course with the level of its marks, or a track, which has no marks. */
export type SessionRow = {
  name: string;
  href: string;
  sessions: number;
  track: Track;
  level?: Level;
  courses?: number;
};

type DrawnCourse = Pick<Course, "slug" | "title" | "sessions" | "level" | "track">;

/** The drawing of all sessions: a row for each course, or for each track where there are too many courses, and its caption. */
export function getAllSessions(
  courses: DrawnCourse[],
  { sessions, sessionsByTrack }: { sessions: string; sessionsByTrack: string },
): { rows: SessionRow[]; caption: string } {
  if (courses.length > MAX_COURSE_ROWS) return { rows: getTrackRows(courses), caption: sessionsByTrack };
  const rows = courses.map((course) => {
    const { sessions, level, track } = course;
    return { name: course.title, href: getCoursePath(course.slug), sessions, level, track };
  });
  return { rows, caption: sessions };
}

const getTrackRows = (courses: DrawnCourse[]): SessionRow[] =>
  TRACKS.flatMap((track) => {
    const own = courses.filter((course) => course.track === track);
    const href = `/courses?${formatCourseFilter({ track })}`;
    const sessions = own.reduce((sum, course) => sum + course.sessions, 0);
    return own.length > 0 ? [{ name: track, href, sessions, track, courses: own.length }] : [];
  });
