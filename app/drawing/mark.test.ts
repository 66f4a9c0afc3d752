import { expect, it } from "vitest";
import { getMarkPath } from "./mark.ts";

const PLACE = { x: 10, y: 10, r: 5 };

const contours = (path: string): number => path.split("M").length - 1;

it("shows the track by its shape", () => {
  expect(getMarkPath("square", "Beginner", PLACE)).toBe("M5 5 15 5 15 15 5 15z");
  expect(getMarkPath("circle", "Beginner", PLACE)).toMatch(/^M5 10a5 5 /);
  expect(getMarkPath("arch", "Beginner", PLACE)).toBe("M5 15L5 10A5 5 0 0 1 15 10L15 15z");
});

it.each(["square", "circle", "arch"] as const)(
  "says the level by the treatment of a %s: solid, holed, outlined",
  (shape) => {
    const [beginner, all, intermediate, advanced] = (
      ["Beginner", "All Levels", "Intermediate", "Advanced"] as const
    ).map((level) => getMarkPath(shape, level, PLACE));
    expect(contours(beginner ?? "")).toBe(1);
    expect(all).toBe(beginner);
    for (const path of [intermediate, advanced]) {
      expect(contours(path ?? "")).toBe(2);
      expect(path).toMatch(new RegExp(`^${beginner}`));
    }
    expect(advanced).not.toBe(intermediate);
  },
);

it("turns a mark around its middle", () => {
  expect(getMarkPath("arch", "Beginner", { ...PLACE, angle: 180 })).toBe("M15 5L15 10A5 5 0 0 1 5 10L5 5z");
});
