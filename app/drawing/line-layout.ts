/** A stop of a line: a course, or a stop without a page of its own. */
export type LineStop = { name: string; sessions: number; href?: string | undefined };

/** Sizes along a line, in units of the drawing. */
export type LineScale = {
  /** Where the first stop stands. */
  start: number;
  /** Length of a week of two sessions. */
  week: number;
  /** Step between the two sessions of a week. */
  step: number;
  /** Room that a stop takes before its first session. */
  stop: number;
};

/** A stop with its place along the line, and the places of its sessions. */
export type PlacedStop = LineStop & { at: number; marks: number[] };

/** Places stops and sessions along a line at their real lengths; `end` is where the line ends. */
export function layOutLine(stops: LineStop[], scale: LineScale): { stops: PlacedStop[]; end: number } {
  let at = scale.start;
  const placed = stops.map((stop) => {
    const first = at + scale.stop;
    const marks = Array.from(
      { length: stop.sessions },
      (_, session) => first + Math.floor(session / 2) * scale.week + (session % 2) * scale.step,
    );
    const result = { ...stop, at, marks };
    at = first + Math.ceil(stop.sessions / 2) * scale.week;
    return result;
  });
  return { stops: placed, end: at };
}

/** Breaks a name into at most two lines of about equal length. */
export function breakName(name: string, longest: number): string[] {
  if (name.length <= longest) return [name];
  const words = name.split(" ");
  const breaks = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(" "), words.slice(index + 1).join(" ")]);
  return breaks.toSorted((a, b) => longestOf(a) - longestOf(b))[0] ?? [name];
}

const longestOf = (lines: string[]): number => Math.max(...lines.map(({ length }) => length));
