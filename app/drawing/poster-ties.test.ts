import { expect, it } from "vitest";
import type { Point } from "#app/drawing/covers/arrangements.ts";
import { getTiePath, listTiedRows, placeNames } from "./poster-ties.ts";

/** Two rows of four marks. */
const PLACES = [0, 1, 2, 3, 4, 5, 6, 7].map(
  (index): Point => [50 + 100 * (index % 4), 50 + 100 * Math.floor(index / 4)],
);
const LAYOUT = { places: PLACES, radius: 20, wide: 1, wires: "" };

const listRows = (from: number, to: number) =>
  listTiedRows([{ name: "Desk", from, to }], PLACES).map(({ row }) => row.map(([x, y]) => `${x} ${y}`));

it.each([
  ["within a row", 2, 3, [["150 50", "250 50"]]],
  ["alone", 8, 8, [["350 150"]]],
  ["over the end of a row", 4, 6, [["350 50"], ["50 150", "150 150"]]],
])("ties marks %s", (_, from, to, rows) => expect(listRows(from, to)).toEqual(rows));

it("ties marks of a path that turns", () => {
  const path: Point[] = [
    [50, 50],
    [50, 150],
    [150, 150],
  ];
  expect(listTiedRows([{ name: "Desk", from: 1, to: 3 }], path)).toEqual([{ name: "Desk", row: path }]);
});

it("draws a row from its first to its last mark, as far as wide ones reach", () => {
  const [tied] = listTiedRows([{ name: "Desk", from: 1, to: 3 }], PLACES);
  expect(tied && getTiePath(tied, LAYOUT)).toBe("M50 50H250");
  expect(tied && getTiePath(tied, { ...LAYOUT, wide: 2 })).toBe("M30 50H270");
});

it("closes a row that turns, so that nothing is drawn inside, and not a straight one", () => {
  const draw = (row: Point[]) => getTiePath({ name: "Desk", row }, LAYOUT);
  const column: Point[] = [
    [50, 50],
    [50, 150],
    [50, 250],
  ];
  expect(draw(column)).toBe("M50 50L50 150L50 250");
  expect(draw([...column, [150, 250]])).toBe("M50 50L50 150L50 250L150 250z");
});

const NAMES = ["Library Desk", "Invoice Maker"];

it("places names over or under their marks, in the picture, and none on another", () => {
  const ties = NAMES.map((name, index) => ({ name, from: 3 + index, to: 3 + index }));
  const placed = placeNames(listTiedRows(ties, PLACES), LAYOUT, 400);
  expect(placed.map(({ name }) => name)).toEqual(NAMES);
  const [first, second] = placed;
  if (!first || !second) throw new Error("No names.");
  for (const { left, width } of placed) expect(left > 0 && left + width < 400).toBe(true);
  const isBeside = first.left + first.width <= second.left || second.left + second.width <= first.left;
  expect(isBeside || Math.abs(first.y - second.y) >= 12).toBe(true);
});

it("names a project of several rows once", () =>
  expect(placeNames(listTiedRows([{ name: "Desk", from: 4, to: 6 }], PLACES), LAYOUT, 400)).toHaveLength(1));

it("leaves out a name that would leave the picture", () =>
  expect(placeNames(listTiedRows([{ name: "x".repeat(99), from: 1, to: 1 }], PLACES), LAYOUT, 400)).toEqual(
    [],
  ));
