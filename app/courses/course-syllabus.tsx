import { SYLLABUS_ID } from "#app/content/addresses.ts";
import { MarkIcon } from "#app/drawing/mark-icon.tsx";
import { TRACK_LOOKS } from "#app/drawing/track-look.ts";
import { type Course, formatWeeks, isOngoing, type SyllabusBlock } from "./course.ts";
import type { CoursePageCopy } from "./course-copy.server.ts";
import type { SessionLink } from "./session-collection.server.ts";

type CourseSyllabusProps = {
  course: Course;
  copy: CoursePageCopy["syllabus"];
  /** A written session: of this course, else of another one of its track. */
  written: SessionLink | undefined;
};

/** The timetable of a course: its blocks of weeks, and a mark with a title for every live session. */
export function CourseSyllabus({ course, copy, written }: CourseSyllabusProps) {
  const { lead, ship } = isOngoing(course) ? copy.ongoing : copy;
  const { syllabus } = course;
  return (
    <section id={SYLLABUS_ID} aria-labelledby="syllabus-title" className="scroll-mt-6">
      <h3 id="syllabus-title" className="voice-wide text-h3 sm:text-h2 print:mt-2 print:text-h4">
        {copy.title}
      </h3>
      <p className="mt-2 mb-4 max-w-text sm:mt-3 sm:mb-6 print:hidden">{lead}</p>
      {written ? (
        <p className="mb-4 max-w-text sm:mb-6 print:hidden">
          {copy.written}{" "}
          <a href={written.path} className="text-link">
            {written.title}
          </a>
          {written.course.slug === course.slug ? null : `, ${written.course.title}`}
        </p>
      ) : null}
      <ol className="border-ink border-b-2">
        {syllabus.map((block, index) => (
          <li
            key={block.title}
            className="border-ink border-t-2 pt-2 pb-3 sm:pt-3 sm:pb-5 print:border-t print:pt-0.5 print:pb-1"
          >
            <div className="mb-2 flex flex-wrap items-baseline gap-x-3 sm:mb-3 sm:grid sm:grid-cols-[6.5rem_minmax(0,1fr)] sm:gap-x-6 print:mb-0.5 print:block">
              <p className="voice-data font-bold max-sm:text-data sm:pt-0.5 sm:text-h4">
                {formatWeeks(block.weeks)}
              </p>
              <h4 className="voice-wide text-h3 print:text-base">{block.title}</h4>
              <p className="mt-1 sm:col-start-2 sm:text-balance print:hidden">{block.text}</p>
            </div>
            <Sessions
              block={block}
              course={course}
              last={index === syllabus.length - 1 ? ship : undefined}
              written={written?.course.slug === course.slug ? written : undefined}
              read={copy.read}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

type SessionsProps = {
  block: SyllabusBlock;
  course: Pick<Course, "track" | "level">;
  /** Words behind the last session of the course; only the last block has them. */
  last: string | undefined;
  /** The written session of this course. */
  written: SessionLink | undefined;
  /** Words of the link to it. */
  read: string;
};

/** The sessions of a block on the line of their track, numbered through the course; the last of all is white. */
function Sessions({ block, course, last, written, read }: SessionsProps) {
  const { fill } = TRACK_LOOKS[course.track];
  const isLast = (index: number) => last !== undefined && index === block.sessions.length - 1;
  return (
    <ol start={2 * block.weeks.from - 1} className="sessions">
      {block.sessions.map((title, index) => (
        <li key={title}>
          <MarkIcon
            track={course.track}
            level={course.level}
            className={`${fill} ${isLast(index) ? "fill-white" : "fill-ink"}`}
          />
          <span>
            {title}
            {isLast(index) ? <b> {last}</b> : null}
            {title === written?.session ? (
              <a href={written.path} className="text-link block min-h-6 w-fit print:hidden">
                {read}
              </a>
            ) : null}
          </span>
        </li>
      ))}
    </ol>
  );
}
