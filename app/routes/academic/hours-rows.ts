import { type Course, getWeeks } from "#app/courses/course.ts";

/** A course as a board of studies reads it. */
export type HoursRow = ReturnType<typeof listCourseHours>[number];

/** The hours of every course that has an end; `unknown` stands for own hours that are not known. */
export const listCourseHours = (courses: Course[], unknown: string) =>
  courses.flatMap((course) => {
    const { slug, title, level, hours, ownHours } = course;
    const weeks = getWeeks(course);
    if (weeks === undefined) return [];
    // Over all weeks, such as '36-48'.
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
