import { getCoursePath, getSessionId } from "#app/academy/addresses.ts";
import type { Tool } from "./tool-index.ts";

/** The tools from A to Z: under each its courses with the version, then the sessions that name it. */
export function ToolIndex({ tools }: { tools: Tool[] }) {
  return (
    <dl className="mt-part columns-[19rem] gap-x-12 *:break-inside-avoid *:border-rule *:border-t *:py-3">
      {tools.map(({ name, courses, sessions }) => (
        <div key={name}>
          <dt className="font-bold">{name}</dt>
          {courses.map(({ course, version }) => (
            <dd key={course.slug}>
              <span className="whitespace-nowrap">
                <a
                  href={getCoursePath(course.slug)}
                  className="text-link inline-block min-h-6 whitespace-normal"
                >
                  {course.title}
                </a>
                {version ? "," : null}
              </span>{" "}
              {version ? <span className="voice-data whitespace-nowrap text-muted">{version}</span> : null}
            </dd>
          ))}
          {sessions.map(({ course, session: { number, title } }) => (
            <dd key={`${course.slug} ${number}`} className="voice-data text-data">
              <a
                href={`${getCoursePath(course.slug)}#${getSessionId(number)}`}
                className="inline-block min-h-6 underline underline-offset-4 hover:decoration-2"
              >
                {title}
              </a>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
