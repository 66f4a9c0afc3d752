import { expect, it } from "vitest";
import { getMarkPath } from "./mark.ts";

const contours = (path: string): number => path.split("M").length - 1;

it("says the track by its shape", () => {
  expect(getMarkPath("square", "Beginner", 10, 10, 5)).toBe("M5 5h10v10h-10z");
  expect(getMarkPath("circle", "Beginner", 10, 10, 5)).toMatch(/^M5 10a5 5 /);
  expect(getMarkPath("arch", "Beginner", 10, 10, 5)).toBe("M5 15v-5a5 5 0 0 1 10 0v5z");
});

it.each(["square", "circle", "arch"] as const)(
  "says the level by the treatment of a %s: solid, holed, outlined",
  (shape) => {
    const [beginner, all, intermediate, advanced] = (
      ["Beginner", "All Levels", "Intermediate", "Advanced"] as const
    ).map((level) => getMarkPath(shape, level, 10, 10, 5));
    expect(contours(beginner ?? "")).toBe(1);
    expect(all).toBe(beginner);
    for (const path of [intermediate, advanced]) {
      expect(contours(path ?? "")).toBe(2);
      expect(path).toMatch(new RegExp(`^${beginner}`));
    }
    expect(advanced).not.toBe(intermediate);
  },
);
