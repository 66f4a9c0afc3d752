import { type Course, formatRange, getWeekHours, getWeeks } from "#app/courses/course.ts";

/** A course as a board of studies reads it. */
export type HoursRow = ReturnType<typeof listCourseHours>[number];

/** The hours of every course that has an end, over all its weeks; `unknown` replaces own hours that are not known. */
export const listCourseHours = (courses: Course[], unknown: string) =>
  courses.flatMap((course) => {
    const { slug, title, track, level, sessions, hours } = course;
    const weeks = getWeeks(course);
    if (weeks === undefined) return [];
    const own = getWeekHours(course)?.own;
    return {
      slug,
      title,
      track,
      level,
      sessions,
      hours,
      weeks,
      own: own ? formatRange({ from: own.from * weeks, to: own.to * weeks }, "-") : unknown,
      outcomes: course.learningOutcomes.length,
      projects: course.projects.length,
    };
  });
