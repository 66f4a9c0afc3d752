import { getSpanLength, type WeekSpan } from "#app/courses/course.ts";

/**
 * Parses the weeks of steps, such as 'Weeks 3-8' or 'Week 9'; undefined unless they follow each other from week 1 without
 * a gap.
 */
export function parseWeekSpans(steps: string[]): WeekSpan[] | undefined {
  const spans = steps.map(parseWeekSpan);
  const isWhole = spans.every(
    (span, index) => span.from === (spans[index - 1]?.to ?? 0) + 1 && getSpanLength(span) > 0,
  );
  return isWhole ? spans : undefined;
}

/** The weeks that words name; NaN where they name none. */
function parseWeekSpan(words: string): WeekSpan {
  const [, from, to = from] = /^Weeks? (\d{1,2})(?:-(\d{1,2}))?$/.exec(words) ?? [];
  return { from: Number(from), to: Number(to) };
}
