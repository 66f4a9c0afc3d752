import { expect, it } from "vitest";
import { formatCount } from "./count.ts";

it.each([
  [0, "0 courses"],
  [1, "1 course"],
  [2, "2 courses"],
  [21, "21 courses"],
])("counts %i", (count, words) => expect(formatCount(count, "course")).toBe(words));

it("takes a plural of its own", () => {
  expect(formatCount(1, "entry", "entries")).toBe("1 entry");
  expect(formatCount(2, "entry", "entries")).toBe("2 entries");
});
