import { Resvg } from "@resvg/resvg-js";
import { expect, it } from "vitest";
import { TRACKS } from "#app/academy/tracks.ts";
import { PALETTE } from "#app/ui/palette.ts";
import { ARRANGEMENT_NAMES } from "./arrangements.ts";
import { COVER_SIZE, type CoverData, drawCover } from "./cover.ts";
import { layOut } from "./layout.ts";

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

it("is a picture, even with an ampersand in its title", () => {
  const { width, height } = new Resvg(draw({ arrangement: "hubs" }));
  expect({ width, height }).toEqual(COVER_SIZE);
});

const BOXES = [
  { width: 640, height: 400 },
  { width: 576, height: 630 },
];

it.each(ARRANGEMENT_NAMES)(
  "the arrangement %s has one whole mark for each session, none on another",
  (arrangement) => {
    for (const sessions of [1, 2, 8, 13, 20, 24, 32, 40])
      for (const box of BOXES) {
        const { places, radius, wide, arcs } = layOut(arrangement, sessions, box);
        expect([places.length, (arcs ?? places).length]).toEqual([sessions, sessions]);
        expect(radius).toBeGreaterThan(0);
        const isInside = (at: number, reach: number, edge: number) => at - reach >= 0 && at + reach <= edge;
        const outside = places.filter(
          ([x, y]) => !isInside(x, radius * wide, box.width) || !isInside(y, radius, box.height),
        );
        expect(outside).toEqual([]);
        const overlaps = places.some(([x, y], index) =>
          places
            .slice(index + 1)
            .some(([ox, oy]) => Math.abs(x - ox) < 2 * radius * wide && Math.abs(y - oy) < 2 * radius),
        );
        // Marks of arcs are parts of rings around one place. Forty sessions may touch.
        if (!arcs && sessions <= 32) expect(overlaps).toBe(false);
      }
  },
);

it.each(ARRANGEMENT_NAMES)("a cover of %s has one white mark, unless it is ongoing", (arrangement) => {
  expect(countWhite(draw({ arrangement }))).toBe(1);
  expect(countWhite(draw({ arrangement, isOngoing: true }))).toBe(0);
});

it.each(ARRANGEMENT_NAMES)("a cover of %s is described in words", (arrangement) => {
  const svg = draw({ arrangement });
  expect(svg).toContain('<title id="t">R &amp; D</title>');
  expect(svg).toContain("24 sessions drawn as ");
});

it.each(ARRANGEMENT_NAMES)("a cover of %s is a small file", (arrangement) =>
  expect(Buffer.byteLength(draw({ arrangement }))).toBeLessThanOrEqual(6 * 1024),
);

it("puts the sessions of arcs next to each other, from left to right", () => {
  const { places } = layOut("broadcast-arcs", 8, { width: 640, height: 456 });
  const [first = 0, ...rest] = places.map(([x]) => x);
  expect(rest).toEqual(rest.toSorted((a, b) => a - b));
  expect(first).toBeLessThan(Math.min(...rest));
});
