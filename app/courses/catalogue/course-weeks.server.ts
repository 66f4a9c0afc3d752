import { type Course, listSessions } from "#app/courses/course.ts";
import { isOngoing } from "#app/courses/syllabus/hours.ts";
import type { CourseWeeks } from "./weeks.tsx";

type Written = NonNullable<CourseWeeks["written"]>;

/**
 * The live sessions of a course, for its timetable.
 * @param written the sessions of all courses that are written out.
 * @param rhythm shown for an ongoing course.
 */
export function getCourseWeeks(
  course: Course,
  written: (Written & { course: string })[],
  rhythm: string,
): CourseWeeks {
  const { slug, title } = course;
  const own = written.find((session) => session.course === slug);
  return {
    slug,
    title,
    sessions: listSessions(course).map((session) => session.title),
    ...(isOngoing(course) ? { rhythm } : {}),
    ...(own ? { written: { path: own.path, session: own.session } } : {}),
  };
}
