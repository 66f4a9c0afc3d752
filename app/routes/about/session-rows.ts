import { getCoursePath } from "#app/content/addresses.ts";
import { type Level, TRACKS, type Track } from "#app/content/tracks.ts";
import type { Course } from "#app/courses/course.ts";
import { formatCourseFilter } from "#app/courses/course-filter.ts";

/** A catalogue of more courses is drawn by track: their rows would make a page of their own. */
export const MOST_COURSES = 48;

/** A row of the drawing: a course with the level of its marks, or a track, which has no marks. */
export type SessionRow = {
  name: string;
  href: string;
  sessions: number;
  track: Track;
  level?: Level;
  courses?: number;
};

/** The drawing of all sessions: its rows, and the words that say what they are. */
export const getAllSessions = (
  courses: DrawnCourse[],
  { sessions, sessionsByTrack }: { sessions: string; sessionsByTrack: string },
) => ({
  rows: getSessionRows(courses),
  caption: courses.length > MOST_COURSES ? sessionsByTrack : sessions,
});

type DrawnCourse = Pick<Course, "slug" | "title" | "sessions" | "level" | "track">;

/** The rows of the drawing of all sessions: a course each, or a track each where there are too many courses. */
export function getSessionRows(courses: DrawnCourse[]): SessionRow[] {
  if (courses.length > MOST_COURSES) return getTrackRows(courses);
  return courses.map(({ slug, title, sessions, level, track }) => ({
    name: title,
    href: getCoursePath(slug),
    sessions,
    level,
    track,
  }));
}

const getTrackRows = (courses: DrawnCourse[]): SessionRow[] =>
  TRACKS.flatMap((track) => {
    const own = courses.filter((course) => course.track === track);
    const href = `/courses?${formatCourseFilter({ track })}`;
    const sessions = own.reduce((sum, course) => sum + course.sessions, 0);
    return own.length > 0 ? [{ name: track, href, sessions, track, courses: own.length }] : [];
  });
