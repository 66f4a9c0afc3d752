import { expect, it } from "vitest";
import { nearest, suggestName } from "./nearest.ts";

it("finds the word that was meant", () => {
  expect(nearest("prerequisits", ["projects", "prerequisites"])).toBe("prerequisites");
  expect(nearest("BEGINNER", ["Beginner", "Advanced"])).toBe("Beginner");
});

it("finds nothing when no word is near", () => {
  expect(nearest("colour", ["title", "href"])).toBeUndefined();
  expect(nearest("x", [])).toBeUndefined();
});

it("lists ten names where none is near", () =>
  expect(suggestName("x", [..."abcdefghijkl"])).toBe("write one of a, b, c, d, e, f, g, h, i, j, ..."));
