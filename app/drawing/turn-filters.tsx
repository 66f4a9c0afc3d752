import { TRACKS, type Track } from "#app/academy/tracks.ts";
import { PALETTE } from "#app/ui/palette.ts";
import { TRACK_LOOKS } from "./track-look.ts";

/** Red, green and blue, from 0 to 1. */
type Colour = [number, number, number];

const read = (hex: string): Colour =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as Colour;
const add = (a: Colour, b: Colour, times = 1): Colour => a.map((x, i) => x + times * (b[i] ?? 0)) as Colour;
const multiply = (a: Colour, b: Colour): number => a.reduce((sum, x, i) => sum + x * (b[i] ?? 0), 0);

/** White, which stays as it is. */
const WHITE = read(PALETTE.white);

/**
 * The rows of an `feColorMatrix` that swaps two colours and keeps white. A colour on the line between the two becomes
 * their sum less itself. Any other also gets a part of what white would lose: the farther from that line, the more.
 */
export function getTurnMatrix(ground: string, mark: string): number[][] {
  const [from, to] = [read(ground), read(mark)];
  const line = add(from, to, -1);
  const towards = add(WHITE, to, -1);
  const away = add(towards, line, -multiply(towards, line) / multiply(line, line));
  const share = away.map((part) => part / multiply(away, towards)) as Colour;
  const sum = add(from, to);
  const lack = add(add(WHITE, WHITE), sum, -1);
  return lack.map((part, row) => [
    ...share.map((weight, column) => part * weight - (row === column ? 1 : 0)),
    0,
    (sum[row] ?? 0) - part * multiply(share, to),
  ]);
}

/** Turned by the stylesheet: `filter: url(#turn-square)`. */
const getTurnId = (track: Track): string => `turn-${TRACK_LOOKS[track].shape}`;

/** A filter for the covers of each track, which swaps the colours of ground and marks. */
export const TurnFilters = () => (
  <svg width="0" height="0" aria-hidden="true" className="absolute">
    {TRACKS.map((track) => {
      const { background, mark } = TRACK_LOOKS[track].cover;
      const rows = getTurnMatrix(background, mark).map((row) =>
        row.map((value) => value.toFixed(3)).join(" "),
      );
      return (
        <filter key={track} id={getTurnId(track)} colorInterpolationFilters="sRGB">
          <feColorMatrix values={`${rows.join(" ")} 0 0 0 1 0`} />
        </filter>
      );
    })}
  </svg>
);
