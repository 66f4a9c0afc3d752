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

// Borders of fields, marks and focus rings (WCAG 2.2, 1.4.11); axe measures texts in e2e/modes.spec.ts.
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
