import { getCoursePath, getSessionId } from "#app/academy/addresses.ts";
import {
  type Course,
  type CourseSession,
  type CourseSummary,
  describeSessions,
  isOngoing,
  listSessions,
} from "#app/courses/course.ts";
import { Band } from "#app/drawing/band.tsx";
import { getMarksClass } from "#app/drawing/track-look.ts";
import { TextLink } from "#app/ui/text-link.tsx";

type TimetableProps = {
  course: CourseSummary & Pick<Course, "syllabus">;
  written: { path: string; session: string } | undefined;
  /** Said of an ongoing course. */
  rhythm: string;
};

/** A course on the colour of its track, with its line at its length; it opens into its sessions week by week. */
export function Timetable({ course, written, rhythm }: TimetableProps) {
  const { slug, title, level } = course;
  const weeks = Map.groupBy(listSessions(course), ({ week }) => week);
  return (
    <details id={slug} className={`timetable ${getMarksClass(course)}`}>
      <summary>
        <h2 className="voice-wide text-h3 sm:text-h2">{title}</h2>
        <span className="voice-data">
          {level} · {describeSessions(course)}
        </span>
        <Band marks={course} />
      </summary>
      <div>
        <ul className="week">
          {Array.from(weeks, ([week, sessions]) => (
            <li key={week}>
              <b className="voice-data whitespace-nowrap font-bold md:py-2">Week {week}</b>
              <ol start={sessions[0]?.number} className="sessions">
                {sessions.map((session) => (
                  <Session key={session.number} session={session} course={course} written={written} />
                ))}
              </ol>
            </li>
          ))}
        </ul>
        {isOngoing(course) ? <p className="pt-2 text-muted">{rhythm}</p> : null}
        <p>
          <TextLink href={getCoursePath(slug)}>
            See the whole course<span className="sr-only">: {title}</span>
          </TextLink>
        </p>
      </div>
    </details>
  );
}

/** A session as a link to its place in the syllabus; the last of a course is white. */
function Session({ session, course, written }: Omit<TimetableProps, "rhythm"> & { session: CourseSession }) {
  const { number, title } = session;
  const isLast = number === course.sessions && !isOngoing(course);
  return (
    <li className={isLast ? "ship" : undefined}>
      <a href={`${getCoursePath(course.slug)}#${getSessionId(number)}`}>{title}</a>
      {written?.session === title ? (
        <a href={written.path} className="text-link col-start-2">
          Read this hour in full<span className="sr-only">: {title}</span>
        </a>
      ) : null}
    </li>
  );
}
