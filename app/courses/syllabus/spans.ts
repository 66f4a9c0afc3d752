import { countWeeks } from "#app/academy/tracks.ts";

/** Whole numbers, from the least to the most, such as weeks counted from 1. */
export type Range = { from: number; to: number };

/** Whether a number is in a range. */
export const includes = ({ from, to }: Range, number: number): boolean => from <= number && number <= to;

/** Steps with their weeks: a step begins in the week after the one before, the first in week 1. */
export function addSpans<Step extends { weeks: number }>(steps: Step[]): (Step & { span: Range })[] {
  let to = 0;
  return steps.map((step) => {
    const from = to + 1;
    to += step.weeks;
    return { ...step, span: { from, to } };
  });
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
