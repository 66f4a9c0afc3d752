import type { Level, Track } from "#app/academy/tracks.ts";
import type { Shape } from "./track-look.ts";

/** Courses that a wall of all sessions has room for. */
export const WALL_ROWS = 60;

/** A number with one digit after the point. */
export const round = (value: number): number => Math.round(value * 10) / 10;

/** Where a mark is: its middle, and half its height. */
type Spot = {
  x: number;
  y: number;
  r: number;
  /** How many times wider than high a square is. */
  wide?: number;
  /** How far it is turned, in degrees clockwise. */
  angle?: number;
};

/** Writes a point of a mark, relative to its middle, turned as the mark is. */
function turnPoint({ x, y, angle = 0 }: Spot, dx: number, dy: number): string {
  const [sin, cos] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)];
  return `${round(x + dx * cos - dy * sin)} ${round(y + dx * sin + dy * cos)}`;
}

function square(spot: Spot): string {
  const { r, wide = 1 } = spot;
  const half = r * wide;
  const corners = [
    [-half, -r],
    [half, -r],
    [half, r],
    [-half, r],
  ] as const;
  return `M${corners.map(([dx, dy]) => turnPoint(spot, dx, dy)).join(" ")}z`;
}

const circle = ({ x, y, r }: Spot): string =>
  `M${round(x - r)} ${round(y)}a${round(r)} ${round(r)} 0 1 0 ${round(2 * r)} 0a${round(r)} ${round(r)} 0 1 0 ${round(-2 * r)} 0z`;

/** A door with a round top, as wide as it is high. */
function arch(spot: Spot): string {
  const { r } = spot;
  const point = (dx: number, dy: number) => turnPoint(spot, dx, dy);
  return `M${point(-r, r)}L${point(-r, 0)}A${round(r)} ${round(r)} 0 0 1 ${point(r, 0)}L${point(r, r)}z`;
}

const DRAW = { square, circle, arch } as const satisfies Record<Shape, unknown>;

/** Size of the hole as a share of the mark: none, a small one, or one that leaves only an outline. */
const HOLE: Record<Level, number> = { Beginner: 0, "All Levels": 0, Intermediate: 0.42, Advanced: 0.72 };

/** Whether the ground shows through a mark. */
export const isHoled = (level: Level): boolean => HOLE[level] > 0;

/**
 * SVG path of one mark, filled by the even-odd rule: its shape shows the track, its treatment the level
 * (solid, holed, outlined).
 * @param hole size of the hole as a share of the mark, where it is not that of the level.
 */
export function getMarkPath(shape: Shape, level: Level, spot: Spot, hole = HOLE[level]): string {
  const draw = DRAW[shape];
  return draw(spot) + (hole ? draw({ ...spot, r: spot.r * hole }) : "");
}

/** Live sessions to draw, each as a mark. */
export type Marks = { sessions: number; level: Level; track: Track };
