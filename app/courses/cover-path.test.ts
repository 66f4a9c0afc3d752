import { expect, it } from "vitest";
import { getCoverPath } from "./cover-path.ts";

it("names the cover of a known course, and the Python cover for an unknown one (R11)", () => {
  const known = ["core-java", "python-fundamentals"];
  expect(getCoverPath("core-java", known)).toBe("/covers/core-java.svg");
  expect(getCoverPath("cobol", known)).toBe("/covers/python-fundamentals.svg");
});
