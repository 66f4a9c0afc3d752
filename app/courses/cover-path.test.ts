import { expect, it } from "vitest";
import { findCoverPath } from "./cover-path.ts";

it("names the cover of a known course, and the Python cover for an unknown one", () => {
  const known = new Set(["core-java", "python-fundamentals"]);
  expect(findCoverPath("core-java", known)).toBe("/covers/core-java.svg");
  expect(findCoverPath("cobol", known)).toBe("/covers/python-fundamentals.svg");
});

it("looks a slug up without walking through all of them", () => {
  const known = new Set(Array.from({ length: 10_000 }, (_, index) => `course-${index}`));
  const iterator = known[Symbol.iterator];
  known[Symbol.iterator] = () => {
    throw new Error("the known slugs were walked through");
  };
  expect(findCoverPath("course-9999", known)).toBe("/covers/course-9999.svg");
  known[Symbol.iterator] = iterator;
});
