import { expect, it } from "vitest";
import { createLetters } from "./site-font.ts";

it("collects ASCII and each further letter once", () => {
  const letters = createLetters();
  for (const text of ["café", "é ₹18,500", "🚀"]) letters.add(text);
  const all = letters.list();
  expect(all.slice(0, 95)).toMatch(/^ !"#.*~$/);
  expect(all.slice(95)).toBe("é₹🚀");
});
