import { expect, it } from "vitest";
import { placeSteps } from "./semester.ts";

it("places each step in the weeks after the one before", () =>
  expect(placeSteps([2, 6, 1].map((weeks) => ({ weeks }))).map(({ span }) => span)).toEqual([
    { from: 1, to: 2 },
    { from: 3, to: 8 },
    { from: 9, to: 9 },
  ]));
