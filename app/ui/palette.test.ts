import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { PALETTE } from "./palette.ts";

const css = readFileSync("app/ui/theme.css", "utf8");
const TOKENS = Object.fromEntries(
  Array.from(css.matchAll(/--color-([a-z0-9-]+): (#[0-9a-f]{6});/g), ([, name, value]) => [name, value]),
) as Record<string, string>;

/** Relative luminance (WCAG 2.2). */
function getLuminance(hex = ""): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

it("draws with the colours of the stylesheet", () => expect(TOKENS).toMatchObject(PALETTE));

// Borders of fields, marks and focus rings (WCAG 2.2, 1.4.11); axe measures texts in e2e/all-templates.spec.ts.
it.each([
  ["ink", ["paper", "tint", "brand-500", "marigold", "rani"]],
  ["field", ["white", "paper"]],
  ["error", ["white"]],
])("the shape of %s has a contrast of 3 or more with %j", (shape, surfaces) => {
  for (const surface of surfaces) {
    const [dark = 0, light = 0] = [shape, surface]
      .map((name) => getLuminance(TOKENS[name]))
      .toSorted((a, b) => a - b);
    expect((light + 0.05) / (dark + 0.05), surface).toBeGreaterThanOrEqual(3);
  }
});
