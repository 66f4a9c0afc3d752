import { describe, expect, it } from "vitest";
import { TRACKS } from "#app/content/tracks.ts";
import { PALETTE } from "#app/ui/palette.ts";
import { ARRANGEMENT_NAMES } from "./arrangements.ts";
import { type CoverData, drawCover } from "./cover.ts";
import { layOut } from "./layout.ts";

const KIBIBYTE = 1024;
const COVER = {
  title: "R & D",
  sessions: 24,
  level: "Advanced",
  track: "AI-Powered",
  isOngoing: false,
} as const;

const draw = (changes: Partial<CoverData> & Pick<CoverData, "arrangement">) =>
  drawCover({ ...COVER, ...changes });
const countWhite = (svg: string): number => svg.split(PALETTE.white).length - 1;

it("draws each arrangement in its own way, and each track in its colours", () => {
  const covers = ARRANGEMENT_NAMES.flatMap((arrangement) =>
    TRACKS.map((track) => draw({ arrangement, track })),
  );
  expect(new Set(covers.map((svg) => svg.replace(/<desc.*<.desc>/, ""))).size).toBe(covers.length);
});

const BOXES = [
  { width: 640, height: 400 },
  { width: 576, height: 630 },
];

describe.each(ARRANGEMENT_NAMES)("the arrangement %s", (arrangement) => {
  it.each([1, 2, 8, 13, 20, 24, 32, 40])(
    "has one whole mark in the picture for each of %i sessions",
    (sessions) => {
      for (const box of BOXES) {
        const { places, radius, wide, arcs } = layOut(arrangement, sessions, box);
        expect(places).toHaveLength(sessions);
        expect(arcs ?? places).toHaveLength(sessions);
        expect(radius).toBeGreaterThan(0);
        for (const [x, y] of places) {
          expect(x - radius * wide).toBeGreaterThanOrEqual(0);
          expect(x + radius * wide).toBeLessThanOrEqual(box.width);
          expect(y - radius).toBeGreaterThanOrEqual(0);
          expect(y + radius).toBeLessThanOrEqual(box.height);
        }
      }
    },
  );

  it.each([1, 8, 24, 32])("draws no two of %i marks over each other", (sessions) => {
    for (const box of BOXES) {
      const { places, radius, wide, arcs } = layOut(arrangement, sessions, box);
      const overlaps = places.some(([x, y], index) =>
        places
          .slice(index + 1)
          .some(([ox, oy]) => Math.abs(x - ox) < 2 * radius * wide && Math.abs(y - oy) < 2 * radius),
      );
      expect(overlaps && !arcs).toBe(false);
    }
  });

  it("gives a cover with exactly one white mark, a title and a description, in at most 6 KiB", () => {
    const svg = draw({ arrangement });
    expect(countWhite(svg)).toBe(1);
    expect(svg).toContain('<title id="t">R &amp; D</title>');
    expect(svg).toContain("24 sessions drawn as ");
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(6 * KIBIBYTE);
  });

  it("has no white mark in an ongoing course, which has no last session", () =>
    expect(countWhite(draw({ arrangement, isOngoing: true }))).toBe(0));
});
