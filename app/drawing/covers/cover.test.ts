import { describe, expect, it } from "vitest";
import { TRACKS } from "#app/content/tracks.ts";
import { PALETTE } from "#app/ui/palette.ts";
import { ARRANGEMENT_NAMES, layOut } from "./arrangements.ts";
import { drawCover } from "./cover.ts";

const KIBIBYTE = 1024;

it("draws each arrangement in its own way, and each track in its colours", () => {
  const covers = ARRANGEMENT_NAMES.flatMap((arrangement) =>
    TRACKS.map((track) => drawCover({ title: "Java", arrangement, sessions: 24, level: "Beginner", track })),
  );
  expect(new Set(covers.map((svg) => svg.replace(/<desc.*<.desc>/, ""))).size).toBe(covers.length);
});

describe.each(ARRANGEMENT_NAMES)("the arrangement %s", (arrangement) => {
  it.each([1, 2, 8, 13, 20, 32, 40])("has one place inside the cover for each of %i sessions", (sessions) => {
    const { places } = layOut(arrangement, sessions);
    expect(places).toHaveLength(sessions);
    for (const { x, y } of places) {
      expect(Number.isFinite(x) && x >= 0 && x <= 640 && Number.isFinite(y) && y >= 0 && y <= 400).toBe(true);
    }
  });

  it("gives a cover with exactly one white mark, a title and a description, in at most 6 KiB", () => {
    const svg = drawCover({
      title: "R & D",
      arrangement,
      sessions: 24,
      level: "Advanced",
      track: "AI-Powered",
    });
    expect(svg.split(PALETTE.white)).toHaveLength(2);
    expect(svg).toContain('<title id="t">R &amp; D</title>');
    expect(svg).toContain("24 sessions drawn as ");
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(6 * KIBIBYTE);
  });
});
