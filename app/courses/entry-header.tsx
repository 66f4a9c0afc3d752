import type { Course } from "./course.ts";
import { TrackBadge } from "./track-badge.tsx";

type EntryHeaderProps = {
  course: Pick<Course, "track" | "level">;
  /** The kind of page, a few words next to the track. */
  kind: string;
  title: string;
  lead: string;
};

/** The head of a page below a course's page. */
export function EntryHeader({ course, kind, title, lead }: EntryHeaderProps) {
  return (
    <header className="pt-5 pb-6 md:pt-10 md:pb-10 print:py-2">
      <p className="voice-data flex flex-wrap items-center gap-x-3 gap-y-1">
        <TrackBadge track={course.track} />
        <span className="border-2 border-ink px-2 font-bold text-data">{course.level}</span>
        <span className="text-data">{kind}</span>
      </p>
      <h1 className="voice-wide mt-4 max-w-[19.5em] text-h1 print:mt-2 print:text-h2">{title}</h1>
      <p className="mt-3 max-w-text text-lead text-muted md:mt-5 print:mt-1">{lead}</p>
    </header>
  );
}
