import type { LineScale } from "./line-layout.ts";

/** Geometry of one way to draw the lines, in units of its drawing. */
export type LineGeometry = {
  className: string;
  isVertical: boolean;
  scale: LineScale;
  width: number;
  height: (longest: number) => number;
  /** Where the lines lie across, by their order. */
  across: number[];
  /** Width of a line. */
  band: number;
  /** Radius of a stop. */
  radius: number;
  /** Half the height of a session's mark. */
  mark: number;
  /** Letters that fit in a line of a name. */
  letters: number;
  fontSize: { name: number; sessions: number };
};

/** The lines side by side from left to right, for wide screens. */
export const HORIZONTAL: LineGeometry = {
  className: "hidden w-full md:block",
  isVertical: false,
  scale: { start: 128, week: 13.6, step: 5.4, stop: 26 },
  width: 1120,
  height: () => 330,
  across: [62, 168, 274],
  band: 16,
  radius: 13,
  mark: 2.4,
  letters: 16,
  fontSize: { name: 21, sessions: 19 },
};

/** The lines from top to bottom, for a phone. */
export const VERTICAL: LineGeometry = {
  className: "w-full max-w-md md:hidden",
  isVertical: true,
  scale: { start: 64, week: 9, step: 3.8, stop: 16 },
  width: 340,
  height: (longest) => longest + 12,
  across: [12, 126, 240],
  band: 11,
  radius: 8,
  mark: 1.6,
  letters: 10,
  fontSize: { name: 15, sessions: 13 },
};
