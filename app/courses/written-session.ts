import { TRACKS } from "#app/content/tracks.ts";
import type { Course } from "./course.ts";

/** A link to the page of a session that is written out. */
export type SessionLink = {
  path: string;
  title: string;
  /** Title of the session in the syllabus of its course. */
  session: string;
  course: Pick<Course, "slug" | "title" | "track" | "level">;
};

type Written = { path: string; title: string; session: string; course: string };

/** The sessions that are written out, in the order of their tracks. Every course page asks for them. */
export const listSessionLinks = (sessions: Written[], courses: Course[]): SessionLink[] =>
  sessions
    .flatMap(({ path, title, session, course }) =>
      courses
        .filter(({ slug }) => slug === course)
        .map((found) => ({ path, title, session, course: pickLinked(found) })),
    )
    .toSorted((a, b) => TRACKS.indexOf(a.course.track) - TRACKS.indexOf(b.course.track));

const pickLinked = ({ slug, title, track, level }: Course): SessionLink["course"] => ({
  slug,
  title,
  track,
  level,
});

/** The written session that a course links: its own, else one of its track. */
export const findSessionLink = (
  { slug, track }: Pick<Course, "slug" | "track">,
  links: SessionLink[],
): SessionLink | undefined =>
  links.find(({ course }) => course.slug === slug) ?? links.find(({ course }) => course.track === track);
