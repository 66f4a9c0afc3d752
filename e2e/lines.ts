import { content } from "./site.ts";

type Stop = { name: string; sessions: number; course?: string | undefined };

/** The stops of each learning path: its rows, or the courses without an end of a track that has none. */
export const LINES = content.pages["learning-paths"].paths.map(({ track, slug, facts, rows }) => {
  const ongoing = content.courses.filter((course) => course.track === track && course.hours === 0);
  const courses = ongoing.map(({ title, sessions, slug }) => ({ name: title, sessions, course: slug }));
  const stops: readonly Stop[] = rows.length > 0 ? rows : courses;
  return { track, slug, facts, rows, stops };
});
