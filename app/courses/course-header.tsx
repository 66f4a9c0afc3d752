import type { CoursePageCopy } from "#app/content/pages/course-schema.server.ts";
import { COVER_SIZE } from "#app/drawing/covers/cover-size.ts";
import type { Course } from "./course.ts";
import { CourseFacts } from "./course-facts.tsx";
import { EnrolButtons } from "./enrol-buttons.tsx";
import type { Enrolment } from "./enrolment.ts";
import { TickStrip } from "./tick-strip.tsx";
import { TrackBadge } from "./track-badge.tsx";

type CourseHeaderProps = { course: Course; enrolment: Enrolment; facts: CoursePageCopy["facts"] };

/** The first screen of a course: text left, cover right, the facts as a strip under both. */
export function CourseHeader({ course, enrolment, facts }: CourseHeaderProps) {
  return (
    <header className="page pt-6 pb-12 print:pt-0 print:pb-3">
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_26rem] print:grid-cols-[1fr_11rem]">
        <div className="flex flex-col items-start gap-5 print:gap-2">
          <p className="voice-data flex flex-wrap items-center gap-x-3 gap-y-1">
            <TrackBadge track={course.track} />
            <span className="border-ink border-2 px-2 font-bold text-data">{course.level}</span>
          </p>
          <h1 className="voice-wide max-w-full text-h1">{course.title}</h1>
          <p className="max-w-text text-lead text-muted">{course.description}</p>
          <TickStrip course={course} />
          <EnrolButtons enrolment={enrolment} />
        </div>
        <img
          src={course.image}
          alt={course.imageAlt}
          {...COVER_SIZE}
          fetchPriority="high"
          className="h-auto w-full max-w-xl self-start"
        />
      </div>
      <div className="mt-8 print:mt-2">
        <CourseFacts course={course} copy={facts} />
      </div>
    </header>
  );
}
