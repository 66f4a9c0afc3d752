import { type Course, getWeeks } from "#app/courses/course.ts";

/** A course as a board of studies reads it. */
export type HoursRow = Pick<Course, "slug" | "title" | "level" | "hours"> & {
  weeks: number;
  /** Hours of a learner's own work over all weeks, such as '36-48'. */
  own: string;
  outcomes: number;
  projects: number;
};

/** The hours of every course that has an end; `unknown` is said of own hours that are not known. */
export const listCourseHours = (courses: Course[], unknown: string): HoursRow[] =>
  courses.flatMap((course) => {
    const { slug, title, level, hours, ownHours } = course;
    const weeks = getWeeks(course);
    if (weeks === undefined) return [];
    const own = ownHours
      ? [...new Set([ownHours.from, ownHours.to])].map((a) => a * weeks).join("-")
      : unknown;
    return {
      slug,
      title,
      level,
      hours,
      weeks,
      own,
      outcomes: course.learningOutcomes.length,
      projects: course.projects.length,
    };
  });
