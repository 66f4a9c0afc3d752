import type { Course } from "./course.ts";
import { TrackBadge } from "./track-badge.tsx";

type EntryHeaderProps = {
  course: Pick<Course, "track" | "level">;
  /** The kind of page, a few words beside the track. */
  kind: string;
  title: string;
  lead: string;
};

/** The head of a page below a course's page. */
export function EntryHeader({ course, kind, title, lead }: EntryHeaderProps) {
  return (
    <header className="page pt-5 pb-6 md:pt-10 md:pb-10 print:py-2">
      <p className="voice-data flex flex-wrap items-center gap-x-3 gap-y-1">
        <TrackBadge track={course.track} />
        <span className="border-2 border-ink px-2 font-bold text-data">{course.level}</span>
        <span className="text-data">{kind}</span>
      </p>
      <h1 className="voice-wide mt-4 max-w-[24ch] text-h1 print:mt-2 print:text-h2">{title}</h1>
      <p className="mt-3 max-w-text text-lead text-muted md:mt-5 print:mt-1">{lead}</p>
    </header>
  );
}

/** A file that is published beside a page. */
export type FileFacts = { name: string; path: string; bytes: number };

/** The published files of an entry, as links name them. */
export const listFileFacts = (
  path: string,
  files: { name: string; text: string; isPublished: boolean }[],
): FileFacts[] =>
  files
    .filter(({ isPublished }) => isPublished)
    .map(({ name, text }) => ({
      name,
      path: `${path}/${name}`,
      bytes: new TextEncoder().encode(text).length,
    }));

/** A size in words, such as '1.8 KB'. */
const formatSize = (bytes: number): string =>
  bytes < 1000 ? `${bytes} bytes` : `${(bytes / 1000).toFixed(bytes < 10_000 ? 1 : 0)} KB`;

/** A link that downloads a file. */
export function FileLink({ file: { name, path, bytes }, label }: { file: FileFacts; label: string }) {
  return (
    <>
      <a href={path} download className="text-link inline-flex min-h-8 items-center break-all">
        <span className="sr-only">{label} </span>
        {name}
      </a>{" "}
      <span className="voice-data whitespace-nowrap text-data text-muted">{formatSize(bytes)}</span>
    </>
  );
}
