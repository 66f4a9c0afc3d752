import { Resvg } from "@resvg/resvg-js";
import { Palette } from "./palette.server.ts";

/** SVG elements, and the box of whole pixels in their coordinates within which they are drawn on one colour. */
export type Drawing = { x: number; y: number; width: number; height: number; ground: string; svg: string };

/** Rows of pixels as runs of one colour each: a run is its length and its index into the colours. */
export type Raster = { width: number; lengths: Uint16Array; indexes: Uint8Array; colours: number[] };

/** A PNG of an SVG, at the SVG's own size. */
export const toPng = (svg: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(new Resvg(svg).render().asPng());

/** The pixels of a drawing; the first of its colours is that of its ground. Text in it uses the given fonts only. */
export function drawRaster({ x, y, width, height, ground, svg }: Drawing, fontFiles: string[] = []): Raster {
  const image = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}">${svg}</svg>`,
    { background: ground, font: { loadSystemFonts: false, fontFiles } },
  );
  const { buffer, byteOffset, length } = image.render().pixels;
  const palette = new Palette(ground);
  return {
    width,
    ...readRuns(new Uint32Array(buffer, byteOffset, length / 4), width, palette),
    colours: palette.colours,
  };
}

function readRuns(pixels: Uint32Array, width: number, palette: Palette): Pick<Raster, "lengths" | "indexes"> {
  const [lengths, indexes]: [number[], number[]] = [[], []];
  for (let start = 0; start < pixels.length; start += width) {
    for (let from = start, to = start; from < start + width; from = to) {
      const pixel = pixels[from] ?? 0;
      while (to < start + width && pixels[to] === pixel) to++;
      lengths.push(to - from);
      indexes.push(palette.add(toRgb(pixel)));
    }
  }
  return { lengths: Uint16Array.from(lengths), indexes: Uint8Array.from(indexes) };
}

/** Bytes red, green, blue and alpha, read as a number of a little-endian machine. */
const toRgb = (pixel: number): number => ((pixel & 255) << 16) | (pixel & 0xff00) | ((pixel >> 16) & 255);

/**
 * Puts a drawing into rows of pixels, which are 0 where they are still ground: letters may reach into each other's
 * boxes. A run never goes on in the next row.
 * @param translated what each colour of the drawing is in the rows.
 */
export function placeRaster(
  { width, lengths, indexes }: Raster,
  translated: number[],
  { rows, start, stride }: { rows: Uint8Array; start: number; stride: number },
): void {
  let [at, column] = [start, 0];
  for (let run = 0; run < lengths.length; run++) {
    const length = lengths[run] ?? 0;
    const colour = translated[indexes[run] ?? 0] ?? 0;
    // A call costs more than a few pixels.
    if (colour > 0 && length > 16) rows.fill(colour, at, at + length);
    else if (colour > 0) for (let pixel = at; pixel < at + length; pixel++) rows[pixel] = colour;
    at += length;
    column += length;
    if (column < width) continue;
    at += stride - width;
    column = 0;
  }
}
