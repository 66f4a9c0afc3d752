import { getTimetablePath } from "#app/academy/addresses.ts";
import { DAY } from "#app/academy/days.ts";
import { countWeeks } from "#app/academy/tracks.ts";
import type { CourseFrontMatter } from "#app/courses/schema/course-schema.server.ts";
import { isOngoing } from "#app/courses/syllabus/hours.ts";
import { getFacets } from "./facets.ts";

/** A course of the catalogue: the fields of its file, and what follows from them. */
export type Course = Omit<CourseFrontMatter, "draft"> & {
  slug: string;
  /** HTML, from the Markdown body. */
  longDescription: { lead: string; rest: string; quotation: string };
  /** Address of its cover. */
  image: string;
  /** Words that describe the cover. */
  imageAlt: string;
  /** When the next group begins, in words, once that is known. */
  nextStart?: string;
};

/** What the cover of a course shows. */
export const getCover = (course: Course) => ({ ...course, isOngoing: isOngoing(course) });

/** The title of a course's page, as a search result shows it. */
export const getSearchTitle = ({ title, searchTitle }: Pick<Course, "title" | "searchTitle">): string =>
  searchTitle ?? `${title} course`;

/** What a card of a course shows, or its row in the catalogue. */
export type CourseSummary = ReturnType<typeof summarize>;

/** A course without what only its own page shows. */
export const summarize = (course: Course) => {
  const { slug, title, description, duration, sessions, image, imageAlt, nextStart } = course;
  return { slug, title, description, ...getFacets(course), duration, sessions, image, imageAlt, nextStart };
};

/** The courses as they are on the wall of all sessions. */
export const getWallRows = (courses: Course[]) =>
  courses.map((course) => {
    const { slug, title, sessions, level, track } = course;
    return {
      name: title,
      sessions,
      level,
      track,
      isOngoing: isOngoing(course),
      href: getTimetablePath(slug),
    };
  });

/** A part of a course: its weeks, its title, and what happens in each live session. */
export type SyllabusBlock = Course["syllabus"][number];

/** A live session of a course; number and week count from 1. */
export type CourseSession = { number: number; week: number; title: string };

/** The live sessions of a course, in order. */
export const listSessions = ({ syllabus }: Pick<Course, "syllabus">): CourseSession[] =>
  syllabus
    .flatMap(({ sessions }) => sessions)
    .map((title, index) => ({ title, number: index + 1, week: countWeeks(index + 1) }));

/** The number of a live session by its title; 0 where the course has none of this title. */
export const getSessionNumber = (course: Pick<Course, "syllabus">, session: string): number =>
  listSessions(course).find(({ title }) => title === session)?.number ?? 0;

type Changes = CourseFrontMatter["changes"];

/** Days of the longest quarter. */
const DAYS_OF_A_QUARTER = 92;

/** The changes of the last quarter before a day, newest first. */
export const listRecentChanges = (changes: Changes, today: string): Changes =>
  changes
    .filter(({ date }) => Date.parse(today) - Date.parse(date) <= DAYS_OF_A_QUARTER * DAY)
    .sort((a, b) => b.date.localeCompare(a.date));

/** How many courses the home page features: the first of the catalogue. */
const FEATURED_COUNT = 6;

/** The first courses of the catalogue. */
export const getFeaturedCourses = (catalogue: Course[]): CourseSummary[] =>
  catalogue.slice(0, FEATURED_COUNT).map(summarize);

/** What a link to a course shows. */
export type CourseLink = Pick<Course, "slug" | "title">;

/** The courses that are offered, by their slugs. */
export type CoursesBySlug = ReadonlyMap<string, Course>;

/** A project with its name, which is before ' - ', and what it is. */
export function splitProject(project: string): { name: string; description: string | undefined } {
  const [name = project, description] = project.split(" - ");
  return { name, description };
}

/** The name of a project. */
export const getProjectName = (project: string): string => splitProject(project).name;
