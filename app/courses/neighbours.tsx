import {
  type Course,
  type CoursesBySlug,
  formatProjects,
  formatRange,
  getWeekHours,
  listSessions,
} from "./course.ts";
import type { CoursePageCopy } from "./course-copy.server.ts";
import { CourseTitle } from "./course-title.tsx";
import { FOLD, FOLD_TITLE } from "./fold.ts";

type Copy = CoursePageCopy["neighbours"];

/** Courses that are often confused, next to each other. */
export type NeighbourTable = ReturnType<typeof getNeighbours>[number];

/** The tables that a course is part of. */
export function getNeighbours(
  { slug }: Pick<Course, "slug">,
  courses: CoursesBySlug,
  { rows, tables }: Copy,
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
          row(rows.needs, ({ prerequisites }) => prerequisites[0]),
          row(rows.hours, (course) => formatTime(course)),
          row(rows.builds, formatProjects),
          row(rows.last, (course) => listSessions(course).at(-1)?.title),
        ],
      },
    ];
  });
}

/** The time that a course takes: '12 weeks, 5 to 6 hours a week'. */
function formatTime(course: Course): string {
  const week = getWeekHours(course);
  return week ? `${course.duration}, ${formatRange(week.all)} hours a week` : course.duration;
}

type NeighboursProps = { tables: NeighbourTable[]; current: string };

/** A folded table for each question, such as 'Python or Java?'. */
export const Neighbours = ({ tables, current }: NeighboursProps) =>
  tables.map(({ question, text, columns, rows }) => (
    <details key={question} className={FOLD}>
      <summary className={FOLD_TITLE}>{question}</summary>
      <p className="mb-2">{text}</p>
      <div className="prose mb-4 overflow-x-auto">
        <table className="min-w-[34rem] border-ink border-t-2">
          <thead>
            <tr>
              <td />
              {columns.map((course) => (
                <th key={course.slug} scope="col">
                  {course.slug === current ? course.title : <CourseTitle course={course} />}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ term, cells }) => (
              <tr key={term}>
                <th scope="row">{term}</th>
                {cells.map((cell, index) => (
                  <td key={columns[index]?.slug}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  ));
