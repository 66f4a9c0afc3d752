import { expect, it } from "vitest";
import { LEVELS, TRACKS } from "#app/content/tracks.ts";
import { drawSessionBand, getMarkPath, getStripPath, getStripWidth, type Marks } from "./mark.ts";
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

const ROOM = 600;
const draw = (rows: Marks[]) => drawSessionBand(rows, { x: 10, y: 20, room: ROOM });

/** The start points of marks that are solid squares. */
const listCorners = (svg: string) =>
  [...svg.matchAll(/M([\d.]+) ([\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));

it("draws every session once, two a week, a course after another over the whole room", () => {
  const rows: Marks[] = [
    { sessions: 5, level: "Beginner", track: "Foundation" },
    { sessions: 4, level: "All Levels", track: "Foundation" },
  ];
  const marks = listCorners(draw(rows));
  expect(marks).toHaveLength(9);
  const weeks = new Set(marks.map(({ x }) => x));
  expect(weeks.size).toBe(5);
  expect(Math.max(...weeks) - Math.min(...weeks)).toBeCloseTo((ROOM * 4) / 5, 0);
  expect(new Set(marks.map(({ y }) => y)).size).toBe(2);
});

it("ends at its room where there are more weeks than it can show", () => {
  const rows = Array<Marks>(400).fill({ sessions: 24, level: "Beginner", track: "Foundation" });
  const marks = listCorners(draw(rows));
  expect(marks).toHaveLength(2 * (ROOM / 5));
  expect(Math.max(...marks.map(({ x }) => x))).toBeLessThan(10 + ROOM);
});
