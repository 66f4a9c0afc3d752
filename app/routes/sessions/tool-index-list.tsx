import { getCoursePath } from "#app/academy/addresses.ts";
import { getSessionId } from "#app/courses/course-ids.ts";
import { formatCount } from "#app/text/count.ts";
import { joinClasses } from "#app/text/join-classes.ts";
import type { Tool } from "./tool-index.ts";

/** Class of a tool that is the first of a column where there are two, or three. */
function getColumnClass(index: number, count: number): string | undefined {
  const begins = (columns: number) => index > 0 && index % Math.ceil(count / columns) === 0;
  return joinClasses(begins(2) && "begins-half", begins(3) && "begins-third");
}

/** The tools from A to Z: each opens into its courses, and under a course are the sessions that name the tool. */
export function ToolIndex({ tools }: { tools: Tool[] }) {
  return (
    <ul className="tools">
      {tools.map(({ name, version, courses }, index) => (
        <li key={name} className={getColumnClass(index, tools.length)}>
          <details>
            <summary>
              <b>
                {name} <span className="min-[20rem]:whitespace-nowrap">{version}</span>
              </b>
              <span className="voice-data text-muted">{formatCount(courses.length, "course")}</span>
            </summary>
            <ul className="pb-3 pl-6">
              {courses.map(({ course, version, sessions }) => (
                <li key={course.slug} className="py-1.5">
                  <a href={getCoursePath(course.slug)} className="text-link inline-block min-h-6">
                    {course.title}
                  </a>
                  {version ? (
                    <span className="voice-data block whitespace-nowrap text-data text-muted">{version}</span>
                  ) : null}
                  {sessions.length > 0 ? (
                    <ul className="voice-data text-data">
                      {sessions.map(({ number, title }) => (
                        <li key={number} className="pt-1.5 pl-4">
                          <a
                            href={`${getCoursePath(course.slug)}#${getSessionId(number)}`}
                            className="inline-block min-h-6 underline underline-offset-4 hover:decoration-2"
                          >
                            {title}
                          </a>
                        </li>
                      ))}
                    </ul>
                  ) : null}
                </li>
              ))}
            </ul>
          </details>
        </li>
      ))}
    </ul>
  );
}
