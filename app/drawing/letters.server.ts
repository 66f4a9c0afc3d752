import { readFileSync } from "node:fs";
import { Blob, Buffer, Face, Font, shape } from "harfbuzzjs";
import type { Drawing } from "./raster.server.ts";

/** A line of text: where its first letter begins, on which height its letters stand. */
export type TextLine = { text: string; x: number; y: number; size: number; fill: string };

/** A letter in its place: its drawing stands at whole pixels of the picture. */
export type Letter = { x: number; y: number; key: string; draw: () => Drawing };

/** Parts of a pixel between which letters stand: equal letters at the same place within a pixel are drawn once. */
const GRAIN = 32;

const fonts = new Map<string, { font: Font; unit: number }>();

function getFont(file: string) {
  const known = fonts.get(file);
  if (known) return known;
  const face = new Face(new Blob(readFileSync(file)));
  const made = { font: new Font(face), unit: 1 / face.upem };
  fonts.set(file, made);
  return made;
}

/** The letters of a line, each on its own, so that a picture takes those that another has drawn. */
export function listLetters(
  { text, x, y, size, fill }: TextLine,
  ground: string,
  fontFile: string,
): Letter[] {
  const { font, unit } = getFont(fontFile);
  const scale = size * unit;
  let pen = x;
  return shapeText(font, text).map(({ glyph, xAdvance, xOffset, yOffset }) => {
    const place = { x: pen + xOffset * scale, y: y - yOffset * scale };
    pen += xAdvance * scale;
    const [left, top] = [Math.floor(place.x), Math.floor(place.y)];
    const right = Math.round((place.x - left) * GRAIN) / GRAIN;
    const down = place.y - top;
    return {
      x: left,
      y: top,
      key: JSON.stringify([fontFile, glyph, size, right, down, fill, ground]),
      draw: () => drawGlyph(font, glyph, { scale, right, down, fill, ground }),
    };
  });
}

/** The glyphs of a text, with their ways in units of the font. */
function shapeText(font: Font, text: string) {
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  return buffer.getGlyphInfos().map(({ codepoint: glyph }, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    return { glyph, xAdvance, xOffset, yOffset };
  });
}

function drawGlyph(
  font: Font,
  glyph: number,
  {
    scale,
    right,
    down,
    fill,
    ground,
  }: { scale: number; right: number; down: number; fill: string; ground: string },
): Drawing {
  const { xBearing = 0, yBearing = 0, width = 0, height = 0 } = font.glyphExtents(glyph) ?? {};
  const [x, y] = [Math.floor(right + xBearing * scale) - 1, Math.floor(down - yBearing * scale) - 1];
  return {
    x,
    y,
    width: Math.ceil(right + (xBearing + width) * scale) + 1 - x,
    height: Math.ceil(down - (yBearing + height) * scale) + 1 - y,
    ground,
    svg: `<path transform="translate(${right} ${down}) scale(${scale} ${-scale})" fill="${fill}" d="${font.glyphToPath(glyph)}"/>`,
  };
}
