import { Link } from "react-router";
import { getCoursePath } from "#app/content/addresses.ts";
import type { AcademicPage } from "#app/content/pages/academic-schema.server.ts";
import { Section } from "#app/ui/section.tsx";
import type { HoursRow } from "./hours-rows.ts";

/** Live and own hours, outcomes and projects of each course, as a table. */
export function CourseHours({ copy, rows }: { copy: AcademicPage["hours"]; rows: HoursRow[] }) {
  const { columns } = copy;
  return (
    <Section ground="bg-white" id="hours" title={copy.title} lead={copy.lead}>
      <table className="mt-part w-full border-ink border-t-2 text-data sm:text-base">
        <thead className="voice-data text-left">
          <tr className="border-ink border-b-2 align-bottom">
            <th scope="col" className="py-2 pr-3">
              {columns.course}
            </th>
            {[columns.live, columns.own, columns.outcomes, columns.projects].map((column) => (
              <th key={column} scope="col" className="py-2 pr-3 text-right last:pr-0">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ slug, title, level, weeks, hours, own, outcomes, projects }) => (
            <tr key={slug} className="border-rule border-b align-top">
              <th scope="row" className="py-2 pr-3 text-left font-bold">
                <Link to={getCoursePath(slug)} className="text-link">
                  {title}
                </Link>
                <span className="block font-normal text-data text-muted">
                  {level}, {weeks} weeks
                </span>
              </th>
              {[hours, own].map((value) => (
                <td key={value} className="py-2 pr-3 text-right">
                  {value}
                </td>
              ))}
              <td className="py-2 pr-3 text-right">
                <Link to={`${getCoursePath(slug)}#outcomes`} className="text-link">
                  {outcomes}
                  <span className="sr-only"> of {title}</span>
                </Link>
              </td>
              <td className="py-2 text-right">
                <Link to={`${getCoursePath(slug)}#projects`} className="text-link">
                  {projects}
                  <span className="sr-only"> of {title}</span>
                </Link>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
