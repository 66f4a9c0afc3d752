import { getCoursePath, getSessionId } from "#app/academy/addresses.ts";
import type { Tool } from "./tool-index.ts";

/** The tools from A to Z with their versions: under each its courses, and under a course the sessions that name the tool. */
export function ToolIndex({ tools }: { tools: Tool[] }) {
  return (
    <dl className="mt-part columns-[19rem] gap-x-12 *:break-inside-avoid *:border-rule *:border-t *:py-3">
      {tools.map(({ name, version, courses }) => (
        <div key={name}>
          <dt className="pb-1 font-bold">{`${name} ${version}`.trim()}</dt>
          {courses.map(({ course, version, sessions }) => (
            <dd key={course.slug} className="py-1.5">
              <a href={getCoursePath(course.slug)} className="text-link inline-block min-h-6">
                {course.title}
              </a>
              {version ? <span className="voice-data block text-data text-muted">{version}</span> : null}
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
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
