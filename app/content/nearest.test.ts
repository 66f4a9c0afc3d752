import { expect, it } from "vitest";
import { nearest } from "./nearest.ts";

it("finds the word that was meant", () => {
  expect(nearest("prerequisits", ["projects", "prerequisites"])).toBe("prerequisites");
  expect(nearest("BEGINNER", ["Beginner", "Advanced"])).toBe("Beginner");
});

it("finds nothing when no word is near", () => {
  expect(nearest("colour", ["title", "href"])).toBeUndefined();
  expect(nearest("x", [])).toBeUndefined();
});
