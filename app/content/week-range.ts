/** Weeks of a semester counted from 1, both ends included. */
export type WeekRange = { from: number; to: number };

/** Parses words such as 'Weeks 3-8' or 'Week 9'; undefined for other words and for a range that ends before it begins. */
export function parseWeekRange(words: string): WeekRange | undefined {
  const [, first, last = first] = /^Weeks? (\d{1,2})(?:-(\d{1,2}))?$/.exec(words) ?? [];
  const range = { from: Number(first), to: Number(last) };
  return range.from > 0 && range.to >= range.from ? range : undefined;
}

/** Parses the weeks of steps; undefined unless they follow each other from week 1 without a gap. */
export function parseWeekRanges(steps: string[]): WeekRange[] | undefined {
  const ranges = steps.flatMap((words) => parseWeekRange(words) ?? []);
  const isWhole =
    ranges.length === steps.length &&
    ranges.every(({ from }, index) => from === (ranges[index - 1]?.to ?? 0) + 1);
  return isWhole ? ranges : undefined;
}
