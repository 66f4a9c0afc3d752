import { expect, it } from "vitest";
import { LEVELS, TRACKS } from "#app/content/tracks.ts";
import { getMarkPath, getStripPath, getStripWidth } from "./mark.ts";
import { TRACK_LOOKS } from "./track-look.ts";

const contours = (path: string): number => path.split("M").length - 1;

it("says the track by its shape", () => {
  expect(getMarkPath("square", "Beginner", 10, 10, 5)).toBe("M5 5h10v10h-10z");
  expect(getMarkPath("circle", "Beginner", 10, 10, 5)).toMatch(/^M5 10a5 5 /);
  expect(getMarkPath("arch", "Beginner", 10, 10, 5)).toBe("M5 15v-5a5 5 0 0 1 10 0v5z");
});

it.each(["square", "circle", "arch"] as const)(
  "says the level by the treatment of a %s: solid, holed, outlined",
  (shape) => {
    const [beginner, all, intermediate, advanced] = (
      ["Beginner", "All Levels", "Intermediate", "Advanced"] as const
    ).map((level) => getMarkPath(shape, level, 10, 10, 5));
    expect(contours(beginner ?? "")).toBe(1);
    expect(all).toBe(beginner);
    for (const path of [intermediate, advanced]) {
      expect(contours(path ?? "")).toBe(2);
      expect(path).toMatch(new RegExp(`^${beginner}`));
    }
    expect(advanced).not.toBe(intermediate);
  },
);

/** The start points of the subpaths. */
function listStarts(path: string): string[] {
  const at = [0, 0];
  return [...path.matchAll(/m(-?[\d.]+) (-?[\d.]+)/g)].map(([, ...move]) => {
    for (const axis of [0, 1]) at[axis] = (at[axis] ?? 0) + Number(move[axis]);
    return at.map((value) => value.toFixed(1)).join(" ");
  });
}

/** The expected centres of marks: two a week, 9 apart, and weeks 21 apart. */
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
