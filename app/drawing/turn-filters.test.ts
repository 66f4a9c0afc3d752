import { expect, it } from "vitest";
import { TRACKS } from "#app/academy/tracks.ts";
import { PALETTE } from "#app/ui/palette.ts";
import { TRACK_LOOKS } from "./track-look.ts";
import { getTurnMatrix } from "./turn-filters.tsx";

const read = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);

it.each(TRACKS)("swaps the colours of a cover of %s and keeps white", (track) => {
  const { background, mark } = TRACK_LOOKS[track].cover;
  for (const [from, to] of [
    [background, mark],
    [mark, background],
    [PALETTE.white, PALETTE.white],
  ] as const) {
    const colour = [...read(from), 1, 1];
    const turned = getTurnMatrix(background, mark).map((row) =>
      row.reduce((sum, weight, column) => sum + weight * (colour[column] ?? 0), 0),
    );
    for (const [index, value] of read(to).entries()) expect(turned[index]).toBeCloseTo(value, 5);
  }
});
