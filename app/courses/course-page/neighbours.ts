import {
  type Course,
  type CoursesBySlug,
  formatHours,
  formatProjects,
  getWeekHours,
  listSessions,
} from "#app/courses/course.ts";
import type { CoursePageCopy } from "./course-copy.server.ts";

/** The tables that a course is part of; each compares courses that are often confused. */
export function getNeighbours(
  { slug }: Pick<Course, "slug">,
  courses: CoursesBySlug,
  tables: CoursePageCopy["neighbours"],
) {
  return tables.flatMap(({ courses: slugs, ...words }) => {
    const columns = slugs.flatMap((name) => courses.get(name) ?? []);
    if (columns.length < 2 || !columns.some((course) => course.slug === slug)) return [];
    const row = (term: string, getText: (course: Course) => string | undefined) => ({
      term,
      cells: columns.map((course) => getText(course) ?? ""),
    });
    return [
      {
        ...words,
        columns: columns.map(({ slug, title }) => ({ slug, title })),
        rows: [
          row("Before you start", ({ prerequisites }) => prerequisites[0]),
          row("It takes", (course) => formatTime(course)),
          row("You build", formatProjects),
          row("Last session", (course) => listSessions(course).at(-1)?.title),
        ],
      },
    ];
  });
}

/** The time that a course takes: '12 weeks, 5 to 6 hours a week'. */
function formatTime(course: Course): string {
  const week = getWeekHours(course);
  return week ? `${course.duration}, ${formatHours(week.all)} a week` : course.duration;
}
