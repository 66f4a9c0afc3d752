/** Weeks of a semester counted from 1, both ends included. */
export type WeekRange = { from: number; to: number };

/** The weeks that words such as 'Weeks 3-8' or 'Week 9' name; nothing where they name none, or end before they begin. */
export function parseWeekRange(words: string): WeekRange | undefined {
  const [, first, last = first] = /^Weeks? (\d{1,2})(?:-(\d{1,2}))?$/.exec(words) ?? [];
  const range = { from: Number(first), to: Number(last) };
  return range.from > 0 && range.to >= range.from ? range : undefined;
}

/** The weeks of steps that follow each other without a gap from week 1; nothing where one does not. */
export function parseWeekRanges(steps: string[]): WeekRange[] | undefined {
  const ranges = steps.flatMap((words) => parseWeekRange(words) ?? []);
  const isWhole =
    ranges.length === steps.length &&
    ranges.every(({ from }, index) => from === (ranges[index - 1]?.to ?? 0) + 1);
  return isWhole ? ranges : undefined;
}
