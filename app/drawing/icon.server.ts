import { PALETTE } from "#app/ui/palette.ts";

/**
 * The academy's mark as SVG: two sessions, one week, on ink.
 * @param inset share of the side left empty around the mark.
 */
export function drawIcon(size: number, inset = 0.2): string {
  const edge = size * inset;
  const inner = size - 2 * edge;
  const [width, height] = [inner * 0.42, inner * 0.7];
  const top = (size - height) / 2;
  const rect = (x: number, fill: string) =>
    `<rect x="${x}" y="${top}" width="${width}" height="${height}" fill="${fill}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}"><rect width="${size}" height="${size}" fill="${PALETTE.ink}"/>${rect(edge, PALETTE.marigold)}${rect(size - edge - width, PALETTE.white)}</svg>`;
}

/** The mark as a favicon, with a narrow edge. */
export const drawFavicon = (): string => drawIcon(32, 0.16);
