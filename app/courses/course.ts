import { getTimetablePath } from "#app/academy/addresses.ts";
import { DAY } from "#app/academy/days.ts";
import { countWeeks, SESSIONS_A_WEEK } from "#app/academy/tracks.ts";
import { getNoun } from "#app/text/count.ts";
import type { CourseFrontMatter } from "./course-schema.server.ts";
import { getFacets } from "./facets.ts";

/** A course of the catalogue: what its file says, and what follows from it. */
export type Course = Omit<CourseFrontMatter, "draft"> & {
  slug: string;
  /** HTML, from the Markdown body. */
  longDescription: { lead: string; rest: string };
  /** Address of its cover. */
  image: string;
  /** Words that describe the cover. */
  imageAlt: string;
  /** When the next group begins, in words, once that is known. */
  nextStart?: string;
};

/** Weeks of a course, or undefined when it is ongoing. */
export function getWeeks({ duration }: Pick<Course, "duration">): number | undefined {
  const weeks = Number.parseInt(duration, 10);
  return Number.isNaN(weeks) ? undefined : weeks;
}

/** Whether a course has no last week, and so no sum of hours. */
export const isOngoing = (course: Pick<Course, "duration">): boolean => getWeeks(course) === undefined;

/** What the cover of a course shows. */
export const getCover = (course: Course) => ({ ...course, isOngoing: isOngoing(course) });

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

/** Whole numbers, from the least to the most, such as weeks counted from 1. */
export type Range = { from: number; to: number };

/** Whether a number is in a range. */
export const covers = ({ from, to }: Range, number: number): boolean => from <= number && number <= to;

/** Hours of a week: live, of one's own, and together; every page takes them from here. Nothing where own hours are not known. */
export function getWeekHours(course: Pick<Course, "duration" | "hours" | "ownHours">) {
  const { hours, ownHours: own } = course;
  if (!own) return undefined;
  const weeks = getWeeks(course);
  const live = weeks ? hours / weeks : SESSIONS_A_WEEK;
  // No session has half an hour: an average of 2.5 hours means weeks of two hours and weeks of three.
  const [from, to] = [Math.floor(live), Math.ceil(live)];
  return { live: { from, to }, own, all: { from: from + own.from, to: to + own.to } };
}

/** A part of a course: its weeks, its title, and what happens in each live session. */
export type SyllabusBlock = Course["syllabus"][number];

/** A live session of a course; number and week count from 1. */
export type CourseSession = { number: number; week: number; title: string };

/** The live sessions of a course, in order. */
export const listSessions = ({ syllabus }: Pick<Course, "syllabus">): CourseSession[] =>
  syllabus
    .flatMap(({ sessions }) => sessions)
    .map((title, index) => ({ title, number: index + 1, week: countWeeks(index + 1) }));

/** Weeks of the rhythm that an ongoing course repeats. */
const RHYTHM_WEEKS = 4;

/** The time in which an ongoing course has the sessions that pages count for it. */
export const RHYTHM = "every four weeks";

/** Weeks that a syllabus covers: those of the course, or of the rhythm of an ongoing one. */
export const getSyllabusWeeks = (course: Pick<Course, "duration">): number =>
  getWeeks(course) ?? RHYTHM_WEEKS;

/** Own hours of a whole course, if they are known. */
export function getOwnHours(course: Pick<Course, "duration" | "ownHours">): Range | undefined {
  const weeks = getSyllabusWeeks(course);
  return course.ownHours && { from: course.ownHours.from * weeks, to: course.ownHours.to * weeks };
}

/** Steps with their weeks: a step begins in the week after the one before, the first in week 1. */
export function placeSteps<Step extends { weeks: number }>(steps: Step[]): (Step & { span: Range })[] {
  let to = 0;
  return steps.map((step) => {
    const from = to + 1;
    to += step.weeks;
    return { ...step, span: { from, to } };
  });
}

/** Live and own hours of a whole course together; nothing where it has no end or own hours are not known. */
export function getAllHours(course: Pick<Course, "duration" | "hours" | "ownHours">): Range | undefined {
  const own = isOngoing(course) ? undefined : getOwnHours(course);
  return own && { from: course.hours + own.from, to: course.hours + own.to };
}

/** How many weeks a span has. */
export const getSpanLength = ({ from, to }: Range): number => to - from + 1;

/** A span of weeks in words: 'Weeks 1–4', 'Week 7'. */
export const formatWeeks = ({ from, to }: Range): string =>
  from === to ? `Week ${from}` : `Weeks ${from}–${to}`;

/** A span of live sessions in words: 'session 7', 'sessions 7 and 8', 'sessions 5 to 12'. */
export const formatSessions = (span: Range): string =>
  `${span.from === span.to ? "session" : "sessions"} ${formatRange(span, getSpanLength(span) === 2 ? " and " : " to ")}`;

/** When a project is built, in words: 'Started in session 10' where its weeks continue after its sessions. */
export const formatBuilt = (sessions: Range, weeks: Range): string =>
  `${countWeeks(sessions.to) < weeks.to ? "Started" : "Built"} in ${formatSessions(sessions)}`;

/** A range of numbers in words: '3 to 4', or '3' where both are equal. */
export const formatRange = ({ from, to }: Range, joint = " to "): string =>
  from === to ? String(from) : `${from}${joint}${to}`;

/** Hours in words: '3 to 4 hours', '1 hour'. */
export const formatHours = (range: Range): string => `${formatRange(range)} ${getNoun(range.to, "hour")}`;

type Changes = CourseFrontMatter["changes"];

/** Days of the longest quarter. */
const DAYS_OF_A_QUARTER = 92;

/** The changes of the last quarter before a day, newest first. */
export const listRecentChanges = (changes: Changes, today: string): Changes =>
  changes
    .filter(({ date }) => Date.parse(today) - Date.parse(date) <= DAYS_OF_A_QUARTER * DAY)
    .sort((a, b) => b.date.localeCompare(a.date));

/** How many related courses a course page shows. */
const RELATED_COUNT = 3;

/** The first other courses of the same track. */
export const getRelatedCourses = (course: Course, catalogue: Course[]): CourseSummary[] =>
  catalogue
    .filter(({ track, slug }) => track === course.track && slug !== course.slug)
    .slice(0, RELATED_COUNT)
    .map(summarize);

/** How many courses the home page features: the first of the catalogue. */
const FEATURED_COUNT = 6;

/** The first courses of the catalogue. */
export const getFeaturedCourses = (catalogue: Course[]): CourseSummary[] =>
  catalogue.slice(0, FEATURED_COUNT).map(summarize);

/** What a link to a course shows. */
export type CourseLink = Pick<Course, "slug" | "title">;

/** The courses that are offered, by their slugs. */
export type CoursesBySlug = ReadonlyMap<string, Course>;

/** The courses to take instead that a course names, by their slugs. */
export const findInstead = (
  { notFor, readiness }: Pick<Course, "notFor" | "readiness">,
  courses: CoursesBySlug,
): Map<string, CourseLink> =>
  new Map(
    [...notFor.map(({ instead }) => instead), readiness?.instead].flatMap((named) => {
      const course = courses.get(named ?? "");
      return course ? [[course.slug, { slug: course.slug, title: course.title }]] : [];
    }),
  );

/** What comes before a course. */
export type Before = ReturnType<typeof listBefore>;

/** The courses that a course follows, each with what it gives. */
export const listBefore = ({ follows }: Pick<Course, "follows">, courses: CoursesBySlug) =>
  follows.flatMap(({ course, ...words }) => {
    const before = courses.get(course);
    return before
      ? { slug: before.slug, title: before.title, description: before.description, ...words }
      : [];
  });

/** A project with its name, which is before ' - ', and what it is. */
export function splitProject(project: string): { name: string; description: string | undefined } {
  const [name = project, description] = project.split(" - ");
  return { name, description };
}

/** The name of a project. */
export const getProjectName = (project: string): string => splitProject(project).name;
