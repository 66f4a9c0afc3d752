import { COVER_SIZE } from "./cover-size.ts";

/** A place for a mark: its centre and half its height. */
export type Place = {
  x: number;
  y: number;
  r: number;
  /** How many times wider than high. */
  wide?: number;
  /** A path of its own in place of the track's mark; with `stroke` it is drawn as a line of that width. */
  path?: string;
  stroke?: number;
};

/** Where the marks of a cover stand, and the lines behind them as an SVG path. */
export type Layout = { places: Place[]; wires?: string; wireWidth?: number };

/** A way to draw a number of sessions. */
export type Arrangement = {
  /** Completes '24 sessions drawn as ...'. */
  drawnAs: string;
  layOut: (sessions: number) => Layout;
};

/** Width and height of a cover, and its centre. */
export const { width: WIDTH, height: HEIGHT } = COVER_SIZE;
export const CENTRE = { x: WIDTH / 2, y: HEIGHT / 2 } as const;

/** The whole numbers from 0, so many of them. */
export const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** A number with one digit after the point. */
export const round = (value: number): number => Math.round(value * 10) / 10;

/** SVG path of a straight line. */
export const line = (from: { x: number; y: number }, to: { x: number; y: number }): string =>
  `M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}`;

/** Splits a number of marks into rows in given proportions; the rows add up to it exactly. */
export function split(sessions: number, proportions: number[]): number[] {
  const total = proportions.reduce((sum, part) => sum + part, 0);
  let passed = 0;
  return proportions.map((part) => {
    const before = Math.round((passed * sessions) / total);
    passed += part;
    return Math.round((passed * sessions) / total) - before;
  });
}

/** Rows of marks, each centred, closer together where the longest would leave the cover. */
export function layOutRows(
  rows: number[],
  { top, bottom, widest, size }: { top: number; bottom: number; widest: number; size: number },
): Place[][] {
  const rise = rows.length > 1 ? (bottom - top) / (rows.length - 1) : 0;
  const step = Math.min(widest, (WIDTH - 70) / Math.max(...rows));
  const r = Math.min(size, step * 0.4);
  return rows.map((count, row) =>
    range(count).map((column) => ({
      x: CENTRE.x + (column - (count - 1) / 2) * step,
      y: top + row * rise,
      r,
    })),
  );
}
