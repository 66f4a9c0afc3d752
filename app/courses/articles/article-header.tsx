import type { ReactNode } from "react";
import type { Course } from "#app/courses/course.ts";
import { TrackBadge } from "#app/courses/track-badge.tsx";

type ArticleHeaderProps = {
  course: Pick<Course, "track" | "level">;
  /** The kind of page, a few words next to the track. */
  kind: string;
  title: string;
  lead: string;
  /** What follows the lead, or is next to it on tablets. */
  children?: ReactNode;
};

/** A title; on a phone what is before its colon stays in one line if it fits. */
function TitleWords({ title }: Pick<ArticleHeaderProps, "title">) {
  const end = title.indexOf(": ") + 1;
  return (
    <>
      {end > 0 ? <span className="max-[30rem]:inline-block">{title.slice(0, end)}</span> : null}
      {title.slice(end)}
    </>
  );
}

/** The head of a page below a course's page. */
export function ArticleHeader({ course, kind, title, lead, children }: ArticleHeaderProps) {
  return (
    <header className="pt-5 pb-6 tall:md:pt-10 md:pb-10 print:py-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <TrackBadge track={course.track} />
        <span className="voice-data border-2 border-ink px-2 font-bold">{course.level}</span>
        {/* Always a line of its own on phones, so that a late font does not move the title. */}
        <span className="max-sm:w-full">{kind}</span>
      </p>
      <h1 className="voice-wide mt-4 max-w-[19.5em] text-h1 [@media(30rem<=width)_and_(height<30rem)]:text-h2 print:mt-2">
        <TitleWords title={title} />
      </h1>
      <div
        className={`mt-3 gap-x-12 gap-y-6 md:mt-5 xl:gap-y-12 print:mt-1 ${children ? "grid md:max-xl:grid-cols-2 md:max-xl:grid-rows-[auto_1fr]" : ""}`}
      >
        <p className="max-w-text text-balance text-lead text-muted">{lead}</p>
        {children}
      </div>
    </header>
  );
}
