import { FIT_ID, GOOD_TO_KNOW_ID, getSessionId, SYLLABUS_ID } from "#app/academy/addresses.ts";
import { formatWeeks, getCover, isOngoing, listSessions } from "#app/courses/course.ts";
import { EnrolButtons } from "#app/courses/enrolment/enrol.tsx";
import { TrackBadge } from "#app/courses/track-badge.tsx";
import { Poster } from "#app/drawing/poster.tsx";
import { TRACK_LOOKS } from "#app/drawing/track-look.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { Tooltip } from "#app/ui/tooltip.tsx";
import type { CoursePage } from "./course-page.ts";

/** The first screen of a course: its words, its poster, the facts on a band of its track's colour, and what to read next. */
export function CourseHeader({ course, enrolment, copy, metadata, written, briefs, hasFit }: CoursePage) {
  const { fill, cover } = TRACK_LOOKS[course.track];
  return (
    <header className="lg:grid lg:grid-cols-2 print:grid print:grid-cols-[1fr_15rem]">
      {/* As high as the poster before it has arrived, so that nothing moves when it does. */}
      <div className="page-start flex flex-col justify-between gap-4 pb-5 md:pb-8 lg:min-h-[min(50vw*25/32,44rem)] lg:pb-12 print:p-0">
        <Breadcrumbs trail={metadata.trail ?? []} />
        <div className="flex flex-col items-start gap-3 lg:gap-5 print:gap-2">
          <p className="voice-data flex flex-wrap items-center gap-x-3 gap-y-1">
            <TrackBadge track={course.track} />
            <span className="border-ink border-2 px-2 font-bold text-data">{course.level}</span>
          </p>
          <h1 className="voice-wide max-w-full text-poster lg:text-[clamp(2rem,1.5rem+2.4vw,3.5rem)] print:text-h2">
            {course.title}
          </h1>
          <p className="max-w-text text-lead text-muted lg:text-balance">{course.description}</p>
          <div className="enrol-first max-sm:mt-1">
            <EnrolButtons enrolment={enrolment} />
          </div>
        </div>
      </div>
      <div
        className="forced-color-adjust-none flex items-center"
        style={{ backgroundColor: cover.background }}
      >
        <CoursePoster course={course} />
      </div>
      <div className={`col-span-2 forced-color-adjust-none border-ink border-y-2 text-ink ${fill}`}>
        <CourseFacts course={course} copy={copy} />
      </div>
      <div className="page col-span-2 grid gap-x-10 gap-y-4 pt-5 pb-2 md:grid-cols-[1fr_50%] md:pt-8 print:hidden">
        <TryIt written={written} briefs={briefs} />
        <div className="voice-data text-h4">
          {course.nextStart ? <p className="font-bold">{course.nextStart}</p> : null}
          {enrolment.week ? <p>{enrolment.week}</p> : null}
          <p className="mt-1 flex flex-wrap gap-x-4 sm:gap-x-6">
            <SectionLink id={SYLLABUS_ID}>Syllabus</SectionLink>
            <SectionLink id={GOOD_TO_KNOW_ID}>{copy.goodToKnow.title}</SectionLink>
            {hasFit ? <SectionLink id={FIT_ID}>{copy.fit.title}</SectionLink> : null}
          </p>
        </div>
      </div>
    </header>
  );
}

/** What a visitor can read and build before paying: the course's own session and its open briefs. */
function TryIt({ written, briefs }: Pick<CoursePage, "written" | "briefs">) {
  if (!written && briefs.length === 0) return null;
  return (
    <ul className="grid content-start gap-2 sm:gap-1">
      {written ? (
        <li>
          <span className="text-muted max-sm:block">Read one session:</span>{" "}
          <a href={written.path} className="text-link">
            {written.title}
          </a>
        </li>
      ) : null}
      {briefs.map(({ path, project, tests }) => (
        <li key={path}>
          <span className="text-muted max-sm:block">Try one project:</span>{" "}
          <a href={path} className="text-link">
            {project}
          </a>
          {tests ? ", with its tests" : null}
        </li>
      ))}
    </ul>
  );
}

/** The poster of a course: its marks are links to the sessions in the syllabus. */
function CoursePoster({ course }: Pick<CoursePage, "course">) {
  const marks = listSessions(course).map(({ number, week, title }) => ({
    number,
    href: `#${getSessionId(number)}`,
    name: `${number} · ${formatWeeks({ from: week, to: week })} · ${title}`,
    group: undefined,
  }));
  return <Poster cover={getCover(course)} marks={marks} label={course.imageAlt} />;
}

/** A link to a section far below on the page. */
const SectionLink = ({ id, children }: { id: string; children: string }) => (
  <a href={`#${id}`} className="text-link inline-flex min-h-6 items-center">
    {children}
  </a>
);

/** The four facts of a course, as the board under a poster. */
function CourseFacts({ course, copy: { facts: copy } }: Pick<CoursePage, "course" | "copy">) {
  const facts = [
    { ...copy.duration, value: course.duration },
    { ...copy.sessions, value: course.sessions },
    { ...copy.hours, value: isOngoing(course) ? course.duration : course.hours },
    { ...copy.projects, value: course.projects.length },
  ];
  return (
    <dl className="page grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] gap-x-2 sm:grid-cols-4 sm:gap-x-0">
      {facts.map(({ label, value, note, ongoing }) => (
        <div key={label} className="flex flex-col-reverse justify-end py-2 sm:py-3 xl:py-5 print:py-1">
          <dt className="voice-data text-data lg:text-h4">
            <Tooltip text={(isOngoing(course) && ongoing) || note}>{label}</Tooltip>
          </dt>
          <dd className="voice-data font-bold text-[clamp(min(2.25rem,10vw),5vw,3.5rem)] leading-none">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
