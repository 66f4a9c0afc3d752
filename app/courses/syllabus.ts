import type { Course } from "./course.ts";
import { getWeeks } from "./course.ts";

/** A part of a course: its weeks, what one can do after it, and what happens in each live session. */
export type SyllabusBlock = Course["syllabus"][number];

/** Weeks counted from 1, both ends included. */
export type WeekSpan = SyllabusBlock["weeks"];

/** Live sessions in each week of a course. */
export const SESSIONS_A_WEEK = 2;

/** Weeks of the rhythm that an ongoing course repeats. */
const RHYTHM_WEEKS = 4;

/** Weeks that a syllabus covers: those of the course, or the rhythm of one that has no last week. */
export const getSyllabusWeeks = (course: Pick<Course, "duration">): number =>
  getWeeks(course) ?? RHYTHM_WEEKS;

/** How many weeks a span has. */
export const countWeeks = ({ from, to }: WeekSpan): number => to - from + 1;

/** A span of weeks in words: 'Weeks 1-4', 'Week 7'. */
export const formatWeeks = ({ from, to }: WeekSpan): string =>
  from === to ? `Week ${from}` : `Weeks ${from}-${to}`;
