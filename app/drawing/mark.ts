import type { Level, Track } from "#app/content/tracks.ts";
import type { Shape } from "./track-look.ts";

/** A number with one digit after the point. */
export const round = (value: number): number => Math.round(value * 10) / 10;

const square = (x: number, y: number, r: number, wide = 1): string =>
  `M${round(x - r * wide)} ${round(y - r)}h${round(2 * r * wide)}v${round(2 * r)}h${round(-2 * r * wide)}z`;

const circle = (x: number, y: number, r: number): string =>
  `M${round(x - r)} ${round(y)}a${round(r)} ${round(r)} 0 1 0 ${round(2 * r)} 0a${round(r)} ${round(r)} 0 1 0 ${round(-2 * r)} 0z`;

/** A door with a round top, as wide as it is high. */
const arch = (x: number, y: number, r: number): string =>
  `M${round(x - r)} ${round(y + r)}v${round(-r)}a${round(r)} ${round(r)} 0 0 1 ${round(2 * r)} 0v${round(r)}z`;

const DRAW = { square, circle, arch } as const satisfies Record<Shape, unknown>;

/** Size of the hole as a share of the mark: none, a small one, or one that leaves only an outline. */
const HOLE: Record<Level, number> = { Beginner: 0, "All Levels": 0, Intermediate: 0.42, Advanced: 0.72 };

/** Whether the ground shows through a mark. */
export const isHoled = (level: Level): boolean => HOLE[level] > 0;

/**
 * SVG path of one mark, filled by the even-odd rule: its shape shows the track, its treatment the level
 * (solid, holed, outlined).
 * @param x its middle, in units of the drawing, as `y` and `r` are.
 * @param r half the height of the mark.
 * @param wide how many times wider than high a square is.
 */
export function getMarkPath(shape: Shape, level: Level, x: number, y: number, r: number, wide = 1): string {
  const hole = r * HOLE[level];
  const draw = DRAW[shape];
  return draw(x, y, r, wide) + (hole ? draw(x, y, hole, wide) : "");
}

/** Live sessions to draw, each as a mark. */
export type Marks = { sessions: number; level: Level; track: Track };

/** Courses that a wall of all sessions has room for. */
export const WALL_RUNS = 60;
