import { Link } from "react-router";
import { getCoursePath } from "#app/content/addresses.ts";
import { Section } from "#app/ui/section.tsx";
import type { AcademicPage } from "./copy.server.ts";
import type { HoursRow } from "./hours-rows.ts";

const CELL = "py-2 pl-2 text-right sm:pl-6";

/** Live and own hours, outcomes and projects of each course, as a table. */
export function CourseHours({ copy, rows }: { copy: AcademicPage["hours"]; rows: HoursRow[] }) {
  const { columns } = copy;
  return (
    <Section ground="bg-white" id="hours" title={copy.title} lead={copy.lead}>
      <table className="mt-part w-full border-ink border-t-2 text-data sm:text-base">
        <thead className="voice-data text-left">
          <tr className="border-ink border-b-2 align-bottom">
            <th scope="col" className="py-2">
              {columns.course}
            </th>
            {[columns.live, columns.own, columns.projects, columns.outcomes].map((column) => (
              <th key={column} scope="col" className={`${CELL} last:max-sm:hidden`}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ slug, title, level, weeks, hours, own, outcomes, projects }) => (
            <tr key={slug} className="border-rule border-b align-top">
              <th scope="row" className="py-2 text-left font-bold">
                <Link to={getCoursePath(slug)} className="text-link">
                  {title}
                </Link>
                <span className="block font-normal text-data text-muted">
                  {level}, {weeks} weeks
                </span>
              </th>
              <td className={CELL}>{hours}</td>
              <td className={CELL}>{own}</td>
              <td className={CELL}>
                <PartLink href={`${getCoursePath(slug)}#projects`} count={projects} title={title} />
              </td>
              <td className={`${CELL} max-sm:hidden`}>
                <PartLink href={`${getCoursePath(slug)}#outcomes`} count={outcomes} title={title} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

/** How many outcomes or projects a course has, and the way to them. */
function PartLink({ href, count, title }: { href: string; count: number; title: string }) {
  return (
    <Link to={href} className="text-link inline-flex min-h-6 min-w-6 items-center justify-end">
      {count}
      <span className="sr-only"> of {title}</span>
    </Link>
  );
}
