import { round } from "#app/drawing/mark.ts";
import { type ArrangementName, type Point, type Sketch, sketch } from "./arrangements.ts";

/** Size of a picture, or of the part of it that a drawing fills. */
export type Box = { width: number; height: number };

/** The marks of a cover in a picture: their centres, half their height, and how many times wider they are. */
export type Layout = {
  places: Point[];
  radius: number;
  wide: number;
  /** Lines under the marks. */
  wires: Point[][];
  /** SVG path of each mark, where it is not the shape of a track. */
  arcs?: string[];
  /** How far each mark is turned, in degrees clockwise, unless all are upright. */
  angles?: number[];
};

/** Space between a mark and the edge, as a share of the shorter side. */
const MARGIN = 0.07;
/** Half a mark, as a share of the distance to the next one in a circle and elsewhere; `most` as one of the shorter side. */
const RADIUS = { round: 0.42, gap: 0.35, most: 0.085 } as const;
/** Half a cell of a table as a share of the distance to the next. */
const CELL: Point = [0.45, 0.36];

/** Lays out the marks of an arrangement as large as a picture allows. */
export function layOut(arrangement: ArrangementName, sessions: number, box: Box): Layout {
  const drawn = sketch(arrangement, sessions, box.width / box.height);
  return drawn.isNested ? nestArcs(sessions, box) : stretch(drawn, box);
}

/** Stretches a sketch to the picture. Marks at its edge need room, which makes all of them smaller: hence the passes. */
function stretch({ marks, wires = [], isTable, isRound, angles }: Sketch, box: Box): Layout {
  const side = Math.min(box.width, box.height);
  const margin = side * MARGIN;
  if (isTable) {
    const corners = marks.flatMap(([x, y]): Point[] => [
      [x - CELL[0], y - CELL[1]],
      [x + CELL[0], y + CELL[1]],
    ]);
    const { place, steps } = scale(corners, box, margin);
    const radius = CELL[1] * steps[1];
    return { places: marks.map(place), radius, wide: (CELL[0] * steps[0]) / radius, wires: [] };
  }
  const gap = isRound ? RADIUS.round : RADIUS.gap;
  let radius = 0;
  let { place } = scale(marks, box, margin, isRound);
  for (let pass = 0; pass < 4; pass++) {
    radius = Math.min(RADIUS.most * side, gap * getLeastDistance(marks.map(place)));
    ({ place } = scale(marks, box, margin + radius, isRound));
  }
  return {
    places: marks.map(place),
    radius,
    wide: 1,
    wires: wires.map((wire) => wire.map((point) => clamp(place(point), box))),
    ...(angles ? { angles } : {}),
  };
}

/** Maps the bounds of points to a picture without its margin. */
function scale(points: Point[], { width, height }: Box, margin: number, isRound = false) {
  const measure = (axis: 0 | 1) => {
    const values = points.map((point) => point[axis]);
    const [least, most] = [Math.min(...values), Math.max(...values)];
    return { middle: (least + most) / 2, length: most - least || 1 };
  };
  const [x, y] = [measure(0), measure(1)];
  const free: Point = [(width - 2 * margin) / x.length, (height - 2 * margin) / y.length];
  const steps: Point = isRound ? [Math.min(...free), Math.min(...free)] : free;
  const place = ([px, py]: Point): Point => [
    width / 2 + (px - x.middle) * steps[0],
    height / 2 + (py - y.middle) * steps[1],
  ];
  return { place, steps };
}

/** The least distance of two points, along the axis where they are further apart. */
function getLeastDistance(points: Point[]): number {
  const distances = points.flatMap(([x, y], index) =>
    points.slice(index + 1).map(([ox, oy]) => Math.max(Math.abs(x - ox), Math.abs(y - oy))),
  );
  return Math.min(...distances);
}

const clamp = ([x, y]: Point, { width, height }: Box): Point => [
  round(Math.min(width, Math.max(0, x))),
  round(Math.min(height, Math.max(0, y))),
];

/** Half the width of an arc as a share of the distance to the next. */
const HALF_ARC = 0.3;

/**
 * Arcs round one sender at the foot, each around the one before. Their places are at their right feet, so they follow
 * each other from left to right.
 */
function nestArcs(sessions: number, { width, height }: Box): Layout {
  const margin = Math.min(width, height) * MARGIN;
  const step = Math.min(width / 2 - margin, height - 2 * margin) / (sessions + HALF_ARC);
  const leg = round(Math.max(0, height - 2 * margin - step * (sessions + HALF_ARC)));
  const [x, y] = [width / 2, height - margin];
  const sizes = Array.from({ length: sessions }, (_, index) => index + 1);
  const arcs = sizes.map((size) => {
    const [outer, inner] = [HALF_ARC, -HALF_ARC].map((edge) => round((size + edge) * step)) as [
      number,
      number,
    ];
    const edge = round(outer - inner);
    return `M${round(x - outer)} ${round(y)}v${-leg}a${outer} ${outer} 0 0 1 ${2 * outer} 0v${leg}h${-edge}v${-leg}a${inner} ${inner} 0 0 0 ${-2 * inner} 0v${leg}z`;
  });
  const radius = step * HALF_ARC;
  const places = sizes.map((size): Point => [x + size * step, y - 1.5 * radius]);
  return { places, radius, wide: 1, wires: [], arcs };
}

/** SVG path of lines. */
export const getWirePath = (wires: Point[][]): string =>
  wires.map((wire) => `M${wire.map((point) => point.join(" ")).join(" ")}`).join("");
