import { type Course, type CourseLink, type CourseSummary, type CoursesBySlug, summarize } from "./course.ts";

/** How many related courses a course page shows. */
const RELATED_COUNT = 3;

/** The first other courses of the same track. */
export const getRelatedCourses = (course: Course, catalogue: Course[]): CourseSummary[] =>
  catalogue
    .filter(({ track, slug }) => track === course.track && slug !== course.slug)
    .slice(0, RELATED_COUNT)
    .map(summarize);

/** The courses that a course names as alternatives, by their slugs. */
export const findInstead = (
  { notFor, readiness }: Pick<Course, "notFor" | "readiness">,
  courses: CoursesBySlug,
): Map<string, CourseLink> =>
  new Map(
    [...notFor.map(({ instead }) => instead), readiness?.instead].flatMap((named) => {
      const course = courses.get(named ?? "");
      return course ? [[course.slug, { slug: course.slug, title: course.title }]] : [];
    }),
  );

/** What comes before a course. */
export type Before = ReturnType<typeof listBefore>;

/** The courses that a course follows, each with what a learner brings from it. */
export const listBefore = ({ follows }: Pick<Course, "follows">, courses: CoursesBySlug) =>
  follows.flatMap(({ course, ...words }) => {
    const before = courses.get(course);
    return before
      ? { slug: before.slug, title: before.title, description: before.description, ...words }
      : [];
  });
