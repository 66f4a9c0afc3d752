import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { PALETTE } from "./palette.ts";

const css = readFileSync("app/ui/theme.css", "utf8");
const TOKENS = Object.fromEntries(
  [...css.matchAll(/--color-([a-z0-9-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]),
) as Record<string, string>;

/** Relative luminance (WCAG 2.2). */
function getLuminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function getContrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [TOKENS[a], TOKENS[b]]
    .map((hex) => getLuminance(hex ?? ""))
    .toSorted((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

it("draws with the colours of the stylesheet", () => {
  for (const [name, value] of Object.entries(PALETTE)) expect(TOKENS[name]).toBe(value);
});

it("computes contrast as the art direction does", () => {
  expect(getContrast("ink", "white")).toBeCloseTo(17.4, 1);
  expect(getContrast("white", "brand-500")).toBeCloseTo(3.0, 1);
});

// Every text and background that can meet, by surface.
const TEXT: Record<string, string[]> = {
  white: ["ink", "muted", "brand-600", "brand-700", "error", "marigold-text", "rani-text"],
  paper: ["ink", "muted", "brand-600", "brand-700", "error", "marigold-text", "rani-text"],
  tint: ["ink", "muted", "brand-600", "brand-700", "error"],
  ink: ["white", "brand-300", "marigold", "rani", "ink-muted"],
  marigold: ["ink"],
  "brand-500": ["ink"],
  rani: ["ink"],
  rule: ["ink"],
};
it.each(Object.entries(TEXT).flatMap(([surface, texts]) => texts.map((text) => [text, surface])))(
  "has a contrast of at least 4.5 for %s on %s",
  (text, surface) => {
    expect(getContrast(text, surface)).toBeGreaterThanOrEqual(4.5);
  },
);

// Borders of fields, marks and focus rings (WCAG 2.2, 1.4.11).
it.each([
  ["field", "white"],
  ["field", "paper"],
  ["ink", "paper"],
  ["ink", "tint"],
  ["ink", "brand-500"],
  ["ink", "marigold"],
  ["marigold", "ink"],
  ["rani", "ink"],
  ["brand-500", "ink"],
  ["error", "white"],
])("has a contrast of at least 3 for the shape of %s on %s", (shape, surface) => {
  expect(getContrast(shape, surface)).toBeGreaterThanOrEqual(3);
});
