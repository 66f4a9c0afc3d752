import type { Course } from "#app/courses/course.ts";

/** What a link to a session or brief shows. */
export const getEntryLink = ({ path, title, course }: { path: string; title: string; course: Course }) => ({
  path,
  title,
  course: { slug: course.slug, title: course.title, track: course.track, level: course.level },
});

/** Links from a session or brief to others, so that they stay a choice. */
const NEXT_ENTRIES = 2;

/** Links to the entries that follow one in a list, those of its track first; the list begins again at its end. */
export function listNextEntries(entries: Parameters<typeof getEntryLink>[0][], path: string): EntryLink[] {
  const at = entries.findIndex((entry) => entry.path === path);
  const track = entries[at]?.course.track;
  const others = [...entries.slice(at + 1), ...entries.slice(0, at)];
  const isOfTrack = ({ course }: { course: Course }) => course.track === track;
  return [...others.filter(isOfTrack), ...others.filter((entry) => !isOfTrack(entry))]
    .slice(0, NEXT_ENTRIES)
    .map(getEntryLink);
}

/** What a link to a session or brief shows. */
export type EntryLink = ReturnType<typeof getEntryLink>;
