import { expect, it } from "vitest";
import type { Point } from "#app/drawing/covers/arrangements.ts";
import { getTiePath, listTiedRows, placeNames } from "./poster-ties.ts";

/** Two rows of four marks. */
const PLACES = [0, 1, 2, 3, 4, 5, 6, 7].map(
  (index): Point => [50 + 100 * (index % 4), 50 + 100 * Math.floor(index / 4)],
);
const LAYOUT = { places: PLACES, radius: 20, wide: 1, wires: "" };
const COLUMN: Point[] = [50, 150, 250].map((y): Point => [50, y]);
const CORNER: Point[] = [...COLUMN, [150, 250]];

const tie = (from: number, to: number, places = PLACES, name = "Desk") =>
  listTiedRows([{ name, from, to }], places);

it.each([
  ["within a row", tie(2, 3), [PLACES.slice(1, 3)]],
  ["alone", tie(8, 8), [PLACES.slice(7)]],
  ["over the end of a row", tie(4, 6), [PLACES.slice(3, 4), PLACES.slice(4, 6)]],
  ["of a path that turns", tie(1, 4, CORNER), [CORNER]],
])("ties marks %s", (_, tied, rows) => expect(tied.map(({ row }) => row)).toEqual(rows));

it("draws a row as far as wide marks reach, and closes one that turns, so that nothing is drawn inside", () => {
  const draw = (row: Point[], wide = 1) => getTiePath({ name: "Desk", row }, { ...LAYOUT, wide });
  expect(draw(PLACES.slice(0, 3))).toBe("M50 50H250");
  expect(draw(PLACES.slice(0, 3), 2)).toBe("M30 50H270");
  expect(draw(COLUMN)).toBe("M50 50L50 150L50 250");
  expect(draw(CORNER)).toBe("M50 50L50 150L50 250L150 250z");
});

it("places names over or under their marks, in the picture, and none on another", () => {
  const names = ["Library Desk", "Invoice Maker"];
  const tied = names.flatMap((name, index) => tie(3 + index, 3 + index, PLACES, name));
  const placed = placeNames(tied, LAYOUT, 400);
  expect(placed.map(({ name }) => name)).toEqual(names);
  for (const { left, width } of placed) expect(left > 0 && left + width < 400).toBe(true);
  const [first, second] = placed;
  if (!first || !second) throw new Error("No names.");
  const isBeside = first.left + first.width <= second.left || second.left + second.width <= first.left;
  expect(isBeside || Math.abs(first.y - second.y) >= 12).toBe(true);
});

it("names a project of several rows once, and none whose name would leave the picture", () => {
  expect(placeNames(tie(4, 6), LAYOUT, 400)).toHaveLength(1);
  expect(placeNames(tie(1, 1, PLACES, "x".repeat(99)), LAYOUT, 400)).toEqual([]);
});
