import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { PALETTE } from "./palette.ts";

const readTokens = (file: string): Record<string, string> =>
  Object.fromEntries(
    Array.from(
      readFileSync(file, "utf8").matchAll(/--color-([a-z0-9-]+): (#[0-9a-f]{6});/g),
      ([, name, value]) => [name, value],
    ),
  );
const LIGHT = readTokens("app/ui/theme.css");
const DARK = { ...LIGHT, ...readTokens("app/ui/night.css") };

/** Relative luminance (WCAG 2.2). */
function getLuminance(hex = ""): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function getContrast(...colours: (string | undefined)[]): number {
  const [dark = 0, light = 0] = colours.map(getLuminance).toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

it("draws with the colours of the stylesheet", () => expect(LIGHT).toMatchObject(PALETTE));

const GROUNDS = ["paper", "plate", "tint"];
const TRACKS = ["brand-500", "marigold", "rani"];

// Texts (WCAG 2.2, 1.4.3) and borders of fields, marks and focus rings (1.4.11), on each ground where they occur.
describe.each([
  ["light", LIGHT, "ink", "plate"],
  ["dark", DARK, "marigold", "well"],
])("the %s scheme", (_, tokens, focus, code) => {
  it.each([
    ["ink", [...GROUNDS, "marked"], 4.5],
    ["muted", [...GROUNDS, "marked"], 4.5],
    ["brand-700", GROUNDS, 4.5],
    ["brand-600", [...GROUNDS, code, "marked"], 4.5],
    ["marigold-text", ["plate", code, "marked"], 4.5],
    ["comment", [code, "marked"], 4.5],
    ["error", ["paper", "plate"], 4.5],
    ["night", [...TRACKS, "brand-300", "white"], 4.5],
    ["white", ["well"], 4.5],
    ["ink-muted", ["well"], 4.5],
    ["brand-300", ["well"], 4.5],
    ["marigold", ["well"], 4.5],
    ["plate", ["ink"], 4.5],
    ["field", ["paper", "plate"], 3],
    [focus, GROUNDS, 3],
  ])("%s stands out from %j by %d to 1", (shape, grounds, least) => {
    for (const ground of grounds)
      expect(getContrast(tokens[shape], tokens[ground]), ground).toBeGreaterThanOrEqual(least);
  });
});

it.each(TRACKS)("the dark scheme: marks of %s stand out from every ground", (track) => {
  for (const ground of [...GROUNDS, "well"])
    expect(getContrast(DARK[track], DARK[ground]), ground).toBeGreaterThanOrEqual(3);
});

it.each([
  ["ink", 4.5],
  ["white", 4.5],
  ["marigold", 3],
])("the dark scheme: %s stands out from the bar of a project by %d to 1", (colour, least) =>
  expect(getContrast(DARK[colour], DARK.rule)).toBeGreaterThanOrEqual(least),
);
