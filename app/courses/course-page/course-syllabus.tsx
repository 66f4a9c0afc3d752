import { getSessionId, SYLLABUS_ID } from "#app/academy/addresses.ts";
import {
  type Course,
  formatWeeks,
  getCover,
  isOngoing,
  listSessions,
  type SyllabusBlock,
} from "#app/courses/course.ts";
import { EnrolButtons } from "#app/courses/enrolment/enrol.tsx";
import { PosterCopy } from "#app/drawing/poster.tsx";
import { getMarksClass } from "#app/drawing/track-look.ts";
import type { CoursePageCopy } from "./course-copy.server.ts";
import type { CoursePage } from "./course-page.ts";

/** The timetable of a course: its blocks of weeks with every live session, next to the poster that they light. */
export function CourseSyllabus({ course, copy, enrolment, written }: CoursePage) {
  const { lead } = getWords(course, copy);
  return (
    <section
      id={SYLLABUS_ID}
      aria-labelledby="syllabus-title"
      className="syllabus border-ink border-t-2 bg-plate print:border-0"
    >
      <div className="page section grid gap-part lg:grid-cols-[minmax(0,1fr)_18rem] print:block print:py-1">
        <div>
          <h2 id="syllabus-title" className="voice-wide text-h2 print:text-h4">
            {copy.syllabus.title}
          </h2>
          <p className="mt-4 max-w-text text-balance text-lead text-muted max-sm:hidden print:hidden">
            {lead}
          </p>
          <ol className="mt-part print:mt-1 print:columns-2">
            {course.syllabus.map((block, index) => (
              <Block
                key={block.title}
                block={block}
                index={index}
                course={course}
                copy={copy}
                written={written}
              />
            ))}
          </ol>
        </div>
        <div className="max-lg:hidden print:hidden">
          <div className="sticky top-8 grid gap-4">
            <PosterCopy cover={getCover(course)} />
            <EnrolButtons enrolment={enrolment} isWide />
          </div>
        </div>
      </div>
    </section>
  );
}

/** What is said of the sessions of a course, or of an ongoing one. */
const getWords = (course: Course, { syllabus }: CoursePageCopy) =>
  isOngoing(course) ? syllabus.ongoing : syllabus;

type BlockProps = Pick<CoursePage, "course" | "copy" | "written"> & { block: SyllabusBlock; index: number };

/** A block of weeks, with its sessions numbered through the course; the last of all is white. */
function Block({ block, index, course, copy, written }: BlockProps) {
  const sessions = listSessions(course).filter((session) => session.block === index);
  return (
    <li className={`block-of-weeks ${getMarksClass(course)}`}>
      <div className="flag">
        <b className="voice-data order-1 font-bold text-h4">{formatWeeks(block.weeks)}</b>
        <h3 className="voice-wide text-h3 print:text-base">{block.title}</h3>
      </div>
      <ol start={sessions[0]?.number} className="sessions">
        {sessions.map(({ number, title }) => {
          const isLast = number === course.sessions;
          return (
            <li
              key={title}
              id={getSessionId(number)}
              className={isLast && !isOngoing(course) ? "ship" : undefined}
            >
              <span>
                {title}
                {isLast ? <b> {getWords(course, copy).ship}</b> : null}
                {title === written?.session ? (
                  <>
                    {" "}
                    <a href={written.path} className="text-link print:hidden">
                      Read this session
                    </a>
                  </>
                ) : null}
              </span>
            </li>
          );
        })}
      </ol>
      <p>{block.text}</p>
    </li>
  );
}
