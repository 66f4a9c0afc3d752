import type { Level, Track } from "#app/content/tracks.ts";
import { TRACK_LOOKS, type TrackLook } from "./track-look.ts";

/** A number with one digit after the point. */
export const round = (value: number): number => Math.round(value * 10) / 10;

const square = (x: number, y: number, r: number, wide = 1): string =>
  `M${round(x - r * wide)} ${round(y - r)}h${round(2 * r * wide)}v${round(2 * r)}h${round(-2 * r * wide)}z`;

const circle = (x: number, y: number, r: number): string =>
  `M${round(x - r)} ${round(y)}a${round(r)} ${round(r)} 0 1 0 ${round(2 * r)} 0a${round(r)} ${round(r)} 0 1 0 ${round(-2 * r)} 0z`;

/** A door with a round top, as wide as it is high. */
const arch = (x: number, y: number, r: number): string =>
  `M${round(x - r)} ${round(y + r)}v${round(-r)}a${round(r)} ${round(r)} 0 0 1 ${round(2 * r)} 0v${round(r)}z`;

const DRAW = { square, circle, arch } as const satisfies Record<TrackLook["shape"], unknown>;

/** Size of the hole as a share of the mark: none, a small one, or one that leaves only an outline. */
const HOLE: Record<Level, number> = { Beginner: 0, "All Levels": 0, Intermediate: 0.42, Advanced: 0.72 };

/**
 * SVG path of one mark, filled by the even-odd rule: its shape says the track, its treatment the level
 * (solid, holed, outlined).
 * @param x its middle, in units of the drawing, as `y` and `r` are.
 * @param r half the height of the mark.
 * @param wide how many times wider than high a square is.
 */
export function getMarkPath(
  shape: TrackLook["shape"],
  level: Level,
  x: number,
  y: number,
  r: number,
  wide = 1,
): string {
  const hole = r * HOLE[level];
  const draw = DRAW[shape];
  return draw(x, y, r, wide) + (hole ? draw(x, y, hole, wide) : "");
}

/** Live sessions to draw, each as a mark. */
export type Marks = { sessions: number; level: Level; track: Track };

/** Weeks that so many sessions take, two a week. */
export const countWeeks = (sessions: number): number => Math.ceil(sessions / 2);

/**
 * SVG path of live sessions, a mark for each.
 * @param place returns the centre of a mark; `week` counts from 0, `second` is 0 or 1.
 */
const getMarksPath = (
  { sessions, level, track }: Marks,
  radius: number,
  place: (week: number, second: number) => [x: number, y: number],
): string =>
  Array.from({ length: sessions }, (_, session) => {
    const [x, y] = place(Math.floor(session / 2), session % 2);
    return getMarkPath(TRACK_LOOKS[track].shape, level, x, y, radius);
  }).join("");

/** Sizes of a line of the map: length of a week, width of the line, half a mark, distance of the first mark from the edge. */
export const WEEK_GRID = { week: 10, band: 19, radius: 3.4, first: 5.2 } as const;

/** SVG path of the sessions of a stop: a week is a column of two marks, or a row of two where the line is upright. */
export function getWeekPath(marks: Marks, isUpright: boolean): string {
  const { band, radius, first } = WEEK_GRID;
  return getMarksPath(marks, radius, (week, second) => {
    const along = WEEK_GRID.week * (week + 0.5);
    const across = second ? band - first : first;
    return isUpright ? [across, along] : [along, across];
  });
}

/** Sizes of a strip: half a mark, the step within a week, the step to the next week, the height. */
export const STRIP = { radius: 3.5, step: 9, week: 21, height: 8 } as const;

/** Width of a strip of so many sessions. */
export const getStripWidth = (sessions: number): number =>
  getStripX(Math.floor((sessions - 1) / 2), (sessions - 1) % 2) + STRIP.radius + 0.5;

const getStripX = (week: number, second: number): number =>
  week * STRIP.week + second * STRIP.step + STRIP.radius + 0.5;

/**
 * SVG path of live sessions in one row. Moves are relative, so that all weeks are the same text, which compresses well.
 */
export function getStripPath(marks: Marks): string {
  const path = getMarksPath(marks, STRIP.radius, (...at) => [getStripX(...at), STRIP.height / 2]);
  let from = [0, 0];
  return path.replace(/M(-?[\d.]+) (-?[\d.]+)/g, (_, ...place: string[]) => {
    const to = place.slice(0, 2).map(Number);
    const move = to.map((value, axis) => round(value - (from[axis] ?? 0)));
    from = to;
    return `m${move.join(" ")}`;
  });
}

/** Courses that a wall of all sessions has room for. */
export const WALL_RUNS = 60;
