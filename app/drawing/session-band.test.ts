import { expect, it } from "vitest";
import { drawSessionBand } from "./session-band.ts";
import type { SessionStrip } from "./strip.ts";

const ROOM = 600;
const draw = (rows: SessionStrip[]) => drawSessionBand(rows, { x: 10, y: 20, room: ROOM });

/** Where the marks of solid squares begin. */
const listStarts = (svg: string) =>
  [...svg.matchAll(/M([\d.]+) ([\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));

it("draws every session once, two a week, a course after another over the whole room", () => {
  const rows: SessionStrip[] = [
    { sessions: 5, level: "Beginner", track: "Foundation" },
    { sessions: 4, level: "All Levels", track: "Foundation" },
  ];
  const marks = listStarts(draw(rows));
  expect(marks).toHaveLength(9);
  const weeks = new Set(marks.map(({ x }) => x));
  expect(weeks.size).toBe(5);
  expect(Math.max(...weeks) - Math.min(...weeks)).toBeCloseTo((ROOM * 4) / 5, 0);
  expect(new Set(marks.map(({ y }) => y)).size).toBe(2);
});

it("ends at its room where there are more weeks than it can show", () => {
  const rows = Array<SessionStrip>(400).fill({ sessions: 24, level: "Beginner", track: "Foundation" });
  const marks = listStarts(draw(rows));
  expect(marks).toHaveLength(2 * (ROOM / 5));
  expect(Math.max(...marks.map(({ x }) => x))).toBeLessThan(10 + ROOM);
});
