import { Resvg } from "@resvg/resvg-js";
import { encodePng } from "./png.server.ts";

/** SVG elements in the picture's coordinates, drawn within a box of whole pixels on a ground of one colour. */
export type PicturePart = {
  x: number;
  y: number;
  width: number;
  height: number;
  ground: string;
  svg: string;
  /** Whether other pictures have the same part. */
  isShared?: boolean;
};

/** A picture of flat colours; what no part covers is of one colour, and later parts cover earlier ones. */
export type Picture = { width: number; height: number; ground: string; parts: PicturePart[] };

/** Rows of pixels as runs of one colour each: a run is its length and its index into the colours. */
type Raster = { width: number; lengths: Uint16Array; indexes: Uint8Array; colours: number[] };

/** Draws a picture as a PNG. Text in it uses the given fonts, never those of the machine. */
export function paint(
  { width, height, ground, parts }: Picture,
  fontFiles: string[],
): Uint8Array<ArrayBuffer> {
  const stride = width + 1;
  const rows = new Uint8Array(height * stride);
  const palette = new Palette();
  palette.add(toColour(ground));
  for (const part of parts) {
    const raster = part.isShared ? drawOnce(part, fontFiles) : draw(part, fontFiles);
    const translated = raster.colours.map((colour) => palette.add(colour));
    place(raster, translated, rows, part.y * stride + part.x + 1, stride);
  }
  return encodePng({ width, height, rows, colours: palette.colours });
}

const toColour = (hex: string): number => Number.parseInt(hex.slice(1), 16);

/** Colours by their index: at most 256, then the nearest one stands in for a further one. */
class Palette {
  readonly colours: number[] = [];
  readonly #indexes = new Map<number, number>();

  add(colour: number): number {
    let index = this.#indexes.get(colour);
    if (index !== undefined) return index;
    index = this.colours.length < 256 ? this.colours.push(colour) - 1 : this.#findNearest(colour);
    this.#indexes.set(colour, index);
    return index;
  }

  #findNearest(colour: number): number {
    const distances = this.colours.map((known) => getDistance(known, colour));
    return distances.indexOf(Math.min(...distances));
  }
}

const getDistance = (a: number, b: number): number =>
  [16, 8, 0].reduce((sum, shift) => sum + (((a >> shift) & 255) - ((b >> shift) & 255)) ** 2, 0);

/** Puts a drawing into the picture; a run never goes on in the next row. */
function place(
  raster: Raster,
  translated: number[],
  target: Uint8Array,
  start: number,
  stride: number,
): void {
  let [at, column] = [start, 0];
  for (let run = 0; run < raster.lengths.length; run++) {
    const length = raster.lengths[run] ?? 0;
    const colour = translated[raster.indexes[run] ?? 0] ?? 0;
    // A call costs more than a few pixels.
    if (length > 16) target.fill(colour, at, at + length);
    else for (let pixel = at; pixel < at + length; pixel++) target[pixel] = colour;
    at += length;
    column += length;
    if (column < raster.width) continue;
    at += stride - raster.width;
    column = 0;
  }
}

/** Drawings that pictures share, such as a cover of the same marks; the first ones are forgotten when they are many. */
const drawn = new Map<string, Raster>();
const KEPT = 400;

function drawOnce(part: PicturePart, fontFiles: string[]): Raster {
  const key = JSON.stringify(part);
  const known = drawn.get(key);
  if (known) return known;
  const [first] = drawn.keys();
  if (drawn.size >= KEPT && first !== undefined) drawn.delete(first);
  const raster = draw(part, fontFiles);
  drawn.set(key, raster);
  return raster;
}

function draw({ x, y, width, height, ground, svg }: PicturePart, fontFiles: string[]): Raster {
  const image = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}">${svg}</svg>`,
    { background: ground, font: { loadSystemFonts: false, fontFiles } },
  );
  const { buffer, byteOffset, length } = image.render().pixels;
  const pixels = new Uint32Array(buffer, byteOffset, length / 4);
  const palette = new Palette();
  const [lengths, indexes]: [number[], number[]] = [[], []];
  for (let start = 0; start < pixels.length; start += width) {
    for (let from = start, to = start; from < start + width; from = to) {
      const pixel = pixels[from] ?? 0;
      while (to < start + width && pixels[to] === pixel) to++;
      lengths.push(to - from);
      indexes.push(palette.add(toRgb(pixel)));
    }
  }
  return {
    width,
    lengths: Uint16Array.from(lengths),
    indexes: Uint8Array.from(indexes),
    colours: palette.colours,
  };
}

/** Bytes red, green, blue and alpha, read as a number of a little-endian machine. */
const toRgb = (pixel: number): number => ((pixel & 255) << 16) | (pixel & 0xff00) | ((pixel >> 16) & 255);
