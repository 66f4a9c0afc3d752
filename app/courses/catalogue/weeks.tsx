import { getCoursePath } from "#app/academy/addresses.ts";
import { countWeeks, SESSIONS_A_WEEK } from "#app/academy/tracks.ts";
import { getSessionId } from "#app/courses/course-ids.ts";
import { TextLink } from "#app/ui/text-link.tsx";

/** The live sessions of a course: what `/courses/<slug>/weeks.json` holds. */
export type CourseWeeks = {
  slug: string;
  title: string;
  /** Titles, in order. */
  sessions: string[];
  /** The period in which an ongoing course has these sessions; it has no last one. */
  rhythm?: string;
  /** The session that is written out, by its title. */
  written?: { path: string; session: string };
};

/** A course week by week: each session a link to its place in the syllabus. */
export function Weeks({ course }: { course: CourseWeeks }) {
  const { slug, title, sessions, rhythm } = course;
  const numbered = sessions.map((session, index) => ({ number: index + 1, session }));
  const weeks = Array.from({ length: countWeeks(sessions.length) }, (_, week) =>
    numbered.slice(week * SESSIONS_A_WEEK, (week + 1) * SESSIONS_A_WEEK),
  );
  return (
    <>
      <ul className="week">
        {weeks.map((own, index) => (
          <li key={own[0]?.number}>
            <b className="voice-data whitespace-nowrap font-bold">Week {index + 1}</b>
            <ol start={own[0]?.number} className="sessions">
              {own.map((session) => (
                <Session key={session.number} {...session} course={course} />
              ))}
            </ol>
          </li>
        ))}
      </ul>
      {rhythm ? <p className="pt-2 text-muted">{rhythm}</p> : null}
      <p>
        <TextLink href={getCoursePath(slug)}>
          See the whole course<span className="sr-only">: {title}</span>
        </TextLink>
      </p>
    </>
  );
}

type SessionProps = { number: number; session: string; course: CourseWeeks };

/** A session as a link to its place in the syllabus; the last of a course is white. */
function Session({ number, session, course: { slug, sessions, rhythm, written } }: SessionProps) {
  const isLast = number === sessions.length && !rhythm;
  return (
    <li className={isLast ? "ship" : undefined}>
      <a href={`${getCoursePath(slug)}#${getSessionId(number)}`}>{session}</a>
      {written?.session === session ? (
        <a href={written.path} className="text-link col-start-2">
          Read this session in full<span className="sr-only">: {session}</span>
        </a>
      ) : null}
    </li>
  );
}
