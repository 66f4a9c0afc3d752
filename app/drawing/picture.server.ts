import { type Letter, listLetters, type TextLine } from "./letters.server.ts";
import { Palette } from "./palette.server.ts";
import { encodePng } from "./png.server.ts";
import { type Drawing, drawRaster, placeRaster, type Raster } from "./raster.server.ts";
import { Recent } from "./recent.server.ts";

/** A part of a picture, and whether other pictures have the same one. */
export type PicturePart = Drawing & { isShared?: boolean };

/**
 * A picture of flat colours on one ground. Its parts stand beside each other; the lines, which are in the voice of
 * titles, stand over them.
 */
export type Picture = {
  width: number;
  height: number;
  ground: string;
  lines: TextLine[];
  parts: PicturePart[];
};

/** Paths of the fonts of pictures, by their voice: names and headings, titles as large as they can be, data. */
export type PictureFonts = Record<"wide" | "title" | "data", string>;

/** Parts and letters of earlier pictures; a letter at one place within a pixel takes 2 KB. */
const sharedParts = new Recent<Raster>(400);
const letters = new Recent<{ raster: Raster; x: number; y: number }>(6000);

/** Where pictures are put together, one after another; larger ones need more. */
let scratch = new Uint8Array(0);

/** Draws a picture as a PNG. Text in it uses the given fonts, never those of the machine. */
export function paint(
  { width, height, ground, lines, parts }: Picture,
  fonts: PictureFonts,
): Uint8Array<ArrayBuffer> {
  const stride = width + 1;
  if (scratch.length < height * stride) scratch = new Uint8Array(height * stride);
  const rows = scratch.subarray(0, height * stride).fill(0);
  const palette = new Palette(ground);
  const place = (raster: Raster, x: number, y: number) => {
    const translated = raster.colours.map((colour) => palette.add(colour));
    placeRaster(raster, translated, { rows, start: y * stride + x + 1, stride });
  };
  for (const part of parts) place(getPart(part, fonts), part.x, part.y);
  for (const letter of lines.flatMap((line) => listLetters(line, ground, fonts.title))) {
    const { raster, x, y } = getLetter(letter);
    place(raster, letter.x + x, letter.y + y);
  }
  return encodePng({ width, height, rows, colours: palette.colours });
}

function getPart(part: PicturePart, fonts: PictureFonts): Raster {
  const draw = () => drawRaster(part, Object.values(fonts));
  return part.isShared ? sharedParts.get(JSON.stringify(part), draw) : draw();
}

const getLetter = ({ key, draw }: Letter) =>
  letters.get(key, () => {
    const drawing = draw();
    return { raster: drawRaster(drawing), x: drawing.x, y: drawing.y };
  });
