import type { Point } from "#app/drawing/covers/arrangements.ts";
import type { Layout } from "#app/drawing/covers/layout.ts";
import { round } from "./mark.ts";

/** A name for the marks from one to another, both counted from 1. */
export type PosterTie = { name: string; from: number; to: number };

/** Tied marks that follow each other without a gap. */
type TiedRow = { name: string; row: Point[] };

/** Space between a mark and the outline round it. */
export const TIE_GAP = 5;

/** Splits tied marks where the next one is in another row and not near. */
export function listTiedRows(ties: PosterTie[], places: Point[]): TiedRow[] {
  const near = 1.3 * getUsualStep(places);
  return ties.flatMap(({ name, from, to }) => {
    const rows: Point[][] = [];
    for (const place of places.slice(from - 1, to)) {
      const before = rows.at(-1)?.at(-1);
      const isJoined = before && (before[1] === place[1] || getDistance(before, place) <= near);
      if (isJoined) rows.at(-1)?.push(place);
      else rows.push([place]);
    }
    return rows.map((row) => ({ name, row }));
  });
}

/** The median distance from a mark to the next. */
function getUsualStep(places: Point[]): number {
  const steps = places.slice(1).map((place, index) => getDistance(place, places[index] ?? place));
  return steps.toSorted((a, b) => a - b)[Math.floor(steps.length / 2)] ?? 0;
}

const getDistance = ([x, y]: Point, [ox, oy]: Point): number => Math.hypot(x - ox, y - oy);

/** SVG path round the marks of a row, to be stroked wider than they are; wide marks reach beyond their centres. */
export function getTiePath({ row }: TiedRow, { radius, wide }: Layout): string {
  const [first = [0, 0], last = first] = [row[0], row.at(-1)];
  const reach = (wide - 1) * radius;
  if (row.every(([, y]) => y === first[1]))
    return `M${round(first[0] - reach)} ${first[1]}H${round(last[0] + reach)}`;
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]];
  const isStraight = row.every(([x, y]) => (x - first[0]) * dy === (y - first[1]) * dx);
  return `M${row.map((place) => place.join(" ")).join("L")}${isStraight ? "" : "z"}`;
}

/** Width of a letter of a name, and height of its capitals, in units of the poster. */
const LETTER = 6.7;
const LINE = 12.5;

type Box = { left: number; width: number; y: number; height: number };
type PlacedName = Box & { name: string };

/**
 * Places the name of each project once, on the outline above or below an end of one of its rows, where it overlaps no
 * other name and preferably no mark. A name without room is left out.
 */
export function placeNames(tied: TiedRow[], { places, radius, wide }: Layout, width: number): PlacedName[] {
  const placed: PlacedName[] = [];
  const half = wide * radius;
  const marks = places.map(([x, y]): Box => ({ left: x - half, width: 2 * half, y, height: 2 * radius }));
  const rise = radius + TIE_GAP + 3;
  for (const name of new Set(tied.map((row) => row.name))) {
    const size = { name, width: name.length * LETTER, height: LINE };
    const ends = tied.flatMap(({ row, ...tie }) =>
      tie.name === name ? [...row.slice(0, 1), ...row.slice(-1)] : [],
    );
    const free = ends
      .flatMap(([x, y]) =>
        [-rise, rise].flatMap((dy) => [
          [x - half, y + dy],
          [x + half - size.width, y + dy],
        ]),
      )
      .map(([left = 0, y = 0]) => ({ ...size, left: Math.round(left), y: Math.round(y) }))
      .filter(({ left }) => left > 0 && left + size.width < width)
      .filter((choice) => !placed.some((other) => isOver(choice, other)));
    const choice = free.find((choice) => !marks.some((mark) => isOver(choice, mark))) ?? free[0];
    if (choice) placed.push(choice);
  }
  return placed;
}

const isOver = (a: Box, b: Box): boolean =>
  Math.abs(a.y - b.y) < (a.height + b.height) / 2 && a.left < b.left + b.width && b.left < a.left + a.width;
