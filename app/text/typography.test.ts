import { expect, it } from "vitest";
import { typesetApostrophes, typesetProse } from "./typography.ts";

it.each([
  ["What you'll be able to do", "What you’ll be able to do"],
  ["the learners' runs", "the learners’ runs"],
  ["Explain 'works on my machine'", "Explain ‘works on my machine’"],
  ["('yes' becomes a habit)", "(‘yes’ becomes a habit)"],
  ["\"'Yes', she said\"", "“‘Yes’, she said”"],
  ["28-58 weeks, 1.5-2 hours", "28–58 weeks, 1.5–2 hours"],
  ["A day - or two", "A day – or two"],
  ["on 2026-11-21 with MCP-2, UTF-8 and 3-D", "on 2026-11-21 with MCP-2, UTF-8 and 3-D"],
])("sets the prose %s", (typed, set) => expect(typesetProse(typed)).toBe(set));

it("closes a quotation, or sets an apostrophe, right after some code", () => {
  expect(typesetProse("'s size", "x")).toBe("’s size");
});

it("sets only apostrophes where a text may hold code", () => {
  const typed = "It's f'{x}' - not r'3-4', says Asha's SQL: null = 'paid'";
  expect(typesetApostrophes(typed)).toBe("It’s f'{x}' - not r'3-4', says Asha’s SQL: null = 'paid'");
});
