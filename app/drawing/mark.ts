import type { Level } from "#app/content/tracks.ts";
import type { TrackLook } from "./track-look.ts";

const round = (value: number): number => Math.round(value * 10) / 10;

const square = (x: number, y: number, r: number, wide = 1): string =>
  `M${round(x - r * wide)} ${round(y - r)}h${round(2 * r * wide)}v${round(2 * r)}h${round(-2 * r * wide)}z`;

const circle = (x: number, y: number, r: number, _wide?: number): string =>
  `M${round(x - r)} ${round(y)}a${round(r)} ${round(r)} 0 1 0 ${round(2 * r)} 0a${round(r)} ${round(r)} 0 1 0 ${round(-2 * r)} 0z`;

/** A bow of 180 degrees, as thick as half its radius. */
const arc = (x: number, y: number, r: number): string => {
  const [inner, foot] = [r * 0.5, y + r * 0.55];
  return `M${round(x - r)} ${round(foot)}a${round(r)} ${round(r)} 0 0 1 ${round(2 * r)} 0h${round(inner - r)}a${round(inner)} ${round(inner)} 0 0 0 ${round(-2 * inner)} 0z`;
};

/**
 * SVG path of one mark, filled by the even-odd rule: its shape says the track, its treatment the level
 * (solid, holed, outlined with a point; art direction, 'Language').
 * @param r half the height of the mark.
 * @param wide how many times wider than high a square is.
 */
export function getMarkPath(
  shape: TrackLook["shape"],
  level: Level,
  x: number,
  y: number,
  r: number,
  wide = 1,
): string {
  if (shape === "arc") return arc(x, y, r);
  const draw = shape === "square" ? square : circle;
  if (level === "Intermediate") return draw(x, y, r, wide) + draw(x, y, r * 0.42, wide);
  if (level === "Advanced")
    return draw(x, y, r, wide) + draw(x, y, r * 0.72, wide) + draw(x, y, r * 0.3, wide);
  return draw(x, y, r, wide);
}
