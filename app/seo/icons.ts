/** The icons of the site: file name in `/icons`, side in pixels, and whether a mask may cut its edge. */
export const ICONS = [
  { file: "icon-192.png", size: 192, isMaskable: false },
  { file: "icon-512.png", size: 512, isMaskable: false },
  { file: "maskable-512.png", size: 512, isMaskable: true },
  { file: "apple-touch-icon.png", size: 180, isMaskable: true },
] as const;

/** Path of an icon. */
export const getIconPath = (file: string): string => `/icons/${file}`;

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
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}"><rect width="${size}" height="${size}" fill="#0b1b2b"/>${rect(edge, "#ffc21a")}${rect(size - edge - width, "#ffffff")}</svg>`;
}
