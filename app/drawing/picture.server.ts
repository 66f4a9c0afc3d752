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
};

/** A picture of flat colours; what no part covers is of one colour, and later parts cover earlier ones. */
export type Picture = { width: number; height: number; ground: string; parts: PicturePart[] };

/** Pixels as indexes into their own colours. */
type Raster = { width: number; height: number; indexes: Uint8Array; colours: number[] };

/** Draws a picture as a PNG. Text in it uses the given fonts, never those of the machine. */
export function paint(
  { width, height, ground, parts }: Picture,
  fontFiles: string[],
): Uint8Array<ArrayBuffer> {
  const indexes = new Uint8Array(width * height);
  const palette = new Palette();
  palette.add(Number.parseInt(ground.slice(1), 16));
  for (const part of parts) {
    const raster = rasterise(part, fontFiles);
    const translated = Uint8Array.from(raster.colours, (colour) => palette.add(colour));
    place(raster, translated, indexes, part.y * width + part.x, width);
  }
  return encodePng({ width, height, indexes, colours: palette.colours });
}

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

function place(
  { width, height, indexes }: Raster,
  translated: Uint8Array,
  target: Uint8Array,
  start: number,
  stride: number,
): void {
  for (let row = 0; row < height; row++) {
    const to = start + row * stride;
    for (let x = 0, from = row * width; x < width; x++, from++)
      target[to + x] = translated[indexes[from] ?? 0] ?? 0;
  }
}

/** Parts that courses share, such as covers of the same marks, are drawn once. */
const drawn = new Map<string, Raster>();
const KEPT_RASTERS = 48;

function rasterise(part: PicturePart, fontFiles: string[]): Raster {
  const key = JSON.stringify(part);
  const raster = drawn.get(key) ?? draw(part, fontFiles);
  drawn.delete(key);
  drawn.set(key, raster);
  for (const oldest of drawn.keys()) if (drawn.size > KEPT_RASTERS) drawn.delete(oldest);
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
  const indexes = new Uint8Array(pixels.length);
  let [last, index] = [-1, 0];
  for (let at = 0; at < pixels.length; at++) {
    const pixel = pixels[at] ?? 0;
    if (pixel !== last) {
      last = pixel;
      index = palette.add(toRgb(pixel));
    }
    indexes[at] = index;
  }
  return { width, height, indexes, colours: palette.colours };
}

/** Bytes red, green, blue and alpha, read as a number of a little-endian machine. */
const toRgb = (pixel: number): number => ((pixel & 255) << 16) | (pixel & 0xff00) | ((pixel >> 16) & 255);
