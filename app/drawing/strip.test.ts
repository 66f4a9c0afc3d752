import { expect, it } from "vitest";
import { LEVELS, TRACKS } from "#app/content/tracks.ts";
import { getMarkPath } from "./mark.ts";
import { getStripPath, getStripWidth } from "./strip.ts";
import { TRACK_LOOKS } from "./track-look.ts";

/** Where the parts of a path begin. */
function listStarts(path: string): string[] {
  const at = [0, 0];
  return [...path.matchAll(/m(-?[\d.]+) (-?[\d.]+)/g)].map(([, ...move]) => {
    for (const axis of [0, 1]) at[axis] = (at[axis] ?? 0) + Number(move[axis]);
    return at.map((value) => value.toFixed(1)).join(" ");
  });
}

/** The middle of each mark: two a week, 9 apart, and weeks 21 apart. */
const MIDDLES = [4, 13, 25, 34, 46, 55];

it.each(LEVELS.flatMap((level) => TRACKS.map((track) => ({ level, track }))))(
  "draws each session of a $level course of $track in its place, by moves from one to the next",
  ({ level, track }) => {
    const marks = MIDDLES.map((x) => getMarkPath(TRACK_LOOKS[track].shape, level, x, 4, 3.5));
    const path = getStripPath({ sessions: MIDDLES.length, level, track });
    expect(listStarts(path)).toEqual(
      [...marks.join("").matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) =>
        [x, y].map((value) => Number(value).toFixed(1)).join(" "),
      ),
    );
    expect(path.replace(/m[^a-z]+/g, "")).toBe(marks.join("").replace(/M[^a-z]+/g, ""));
  },
);

it("is as wide as its last mark reaches", () => expect(getStripWidth(6)).toBe(59));
