import type { Course } from "#app/courses/course.ts";

/** What a link to a session or brief shows. */
export const getEntryLink = ({ path, title, course }: { path: string; title: string; course: Course }) => ({
  path,
  title,
  course: { slug: course.slug, title: course.title, track: course.track, level: course.level },
});

/** What a link to a session or brief shows. */
export type EntryLink = ReturnType<typeof getEntryLink>;
