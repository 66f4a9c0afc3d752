import { getCoursePath, getSessionId } from "#app/content/addresses.ts";
import {
  type Course,
  type CourseSession,
  type CourseSummary,
  isOngoing,
  listSessions,
} from "#app/courses/course.ts";
import { describeSessions } from "#app/courses/course-card.tsx";
import { Band } from "#app/drawing/band.tsx";
import { getMarksClass } from "#app/drawing/track-look.ts";

/** The courses as lines at their length, each a link to its sessions below. */
export function CourseLines({ label, courses }: { label: string; courses: CourseSummary[] }) {
  return (
    <nav aria-label={label} className="course-lines mb-section print:hidden">
      <ul>
        {courses.map((course) => (
          <li key={course.slug}>
            <a href={`#${course.slug}`}>
              <span>{course.title}</span>
              <Band marks={course} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type TimetableProps = {
  course: CourseSummary & Pick<Course, "syllabus">;
  written: { path: string; session: string } | undefined;
  copy: { read: string; rhythm: string };
};

/** The sessions of a course, a row for each week, next to its line with two marks a week. */
export function Timetable({ course, written, copy }: TimetableProps) {
  const { slug, title, level, duration } = course;
  const weeks = Map.groupBy(listSessions(course), ({ week }) => week);
  return (
    <section id={slug} aria-labelledby={`${slug}-title`} className="timetable flow-root">
      <div className={`timetable-head ${getMarksClass(course)}`}>
        <h2 id={`${slug}-title`} className="voice-wide max-w-full text-h2">
          <a href={getCoursePath(slug)}>{title}</a>
        </h2>
        <p className="voice-data max-[22.5rem]:[font-stretch:75%]">
          {level} · {duration} · {describeSessions(course)}
        </p>
      </div>
      <ul className="week last:mb-section">
        {Array.from(weeks, ([week, sessions]) => (
          <li key={week}>
            <b className="voice-data py-1 font-bold md:py-2">
              <span className="md:hidden" aria-hidden="true">
                W{week}
              </span>
              <span className="max-md:sr-only">Week {week}</span>
            </b>
            <ol start={sessions[0]?.number} className={`sessions ${getMarksClass(course)}`}>
              {sessions.map((session) => (
                <Session
                  key={session.number}
                  session={session}
                  course={course}
                  written={written}
                  copy={copy}
                />
              ))}
            </ol>
          </li>
        ))}
      </ul>
      {isOngoing(course) ? <p className="pt-2 text-muted last:mb-section">{copy.rhythm}</p> : null}
    </section>
  );
}

/** A session as a link to its place in the syllabus; the last of a course is white. */
function Session({ session, course, written, copy }: TimetableProps & { session: CourseSession }) {
  const { number, title } = session;
  const isLast = number === course.sessions && !isOngoing(course);
  return (
    <li className={isLast ? "ship" : undefined}>
      <span>
        <a href={`${getCoursePath(course.slug)}#${getSessionId(number)}`}>{title}</a>
        {written?.session === title ? (
          <>
            {" "}
            <a href={written.path} className="text-link">
              {copy.read}
            </a>
          </>
        ) : null}
      </span>
    </li>
  );
}
