import { expect, it } from "vitest";
import { getMarkPath } from "./mark.ts";

const contours = (path: string): number => path.split("M").length - 1;

it("says the track by its shape", () => {
  expect(getMarkPath("square", "Beginner", 10, 10, 5)).toBe("M5 5h10v10h-10z");
  expect(getMarkPath("circle", "Beginner", 10, 10, 5)).toMatch(/^M5 10a5 5 /);
  expect(getMarkPath("arc", "Beginner", 10, 10, 5)).toMatch(/a5 5 .*a2\.5 2\.5 /);
});

it("says the level by its treatment: solid, holed, outlined", () => {
  for (const shape of ["square", "circle"] as const) {
    expect(contours(getMarkPath(shape, "Beginner", 10, 10, 5))).toBe(1);
    expect(contours(getMarkPath(shape, "All Levels", 10, 10, 5))).toBe(1);
    expect(contours(getMarkPath(shape, "Intermediate", 10, 10, 5))).toBe(2);
    expect(contours(getMarkPath(shape, "Advanced", 10, 10, 5))).toBe(3);
  }
});
