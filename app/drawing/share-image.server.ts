import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import subsetFont from "subset-font";
import { escapeXml } from "#app/browser/xml.ts";
import { type CoverData, drawMarks, getCoverBackground } from "#app/drawing/covers/cover.ts";
import { COVER_SIZE } from "#app/drawing/covers/cover-size.ts";
import { PALETTE } from "#app/ui/palette.ts";
import { breakName } from "./line-layout.ts";
import { toPng } from "./raster.server.ts";
import type { SessionStrip } from "./strip.ts";
import { TRACK_LOOKS } from "./track-look.ts";

const SOURCE = createRequire(import.meta.url).resolve(
  "@fontsource-variable/anek-latin/files/anek-latin-latin-standard-normal.woff2",
);
const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index));
const CHARACTERS = [...ASCII, "·", "’"].join("");

/** The two voices as fixed fonts: the renderer knows no variable ones. */
const VOICES = [
  { wght: 800, wdth: 125 },
  { wght: 500, wdth: 75 },
];

let fontFiles: Promise<string[]> | undefined;

/** Paths of the two fonts, made once a process; the renderer reads fonts from files only. */
function getFontFiles(): Promise<string[]> {
  fontFiles ??= (async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "share-fonts-"));
    const source = readFileSync(SOURCE);
    const make = async (variationAxes: (typeof VOICES)[number], index: number) => {
      const file = path.join(folder, `${index}.ttf`);
      writeFileSync(file, await subsetFont(source, CHARACTERS, { targetFormat: "truetype", variationAxes }));
      return file;
    };
    return Promise.all(VOICES.map(make));
  })();
  return fontFiles;
}

type Text = { x: number; y: number; size: number; fill: string };

const wide = (text: string, { x, y, size, fill }: Text): string =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" font-family="Anek Latin" font-weight="800" font-stretch="expanded">${escapeXml(text)}</text>`;

const data = (text: string, { x, y, size, fill }: Text): string =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" font-family="Anek Latin" font-weight="500" font-stretch="condensed">${escapeXml(text)}</text>`;

/** Width and height of a share image in pixels. */
type Size = { width: number; height: number };

/** A share image around a cover, with its title, a line of facts and the academy's mark. */
export function drawCoverShareImage(
  { cover, facts, academy }: { cover: CoverData; facts: string; academy: string },
  { width, height }: Size,
): Promise<Uint8Array<ArrayBuffer>> {
  const scale = 0.86;
  const title = breakName(cover.title, 14);
  const longest = Math.max(...title.map(({ length }) => length));
  const size = Math.min(64, 820 / longest);
  return render(
    [
      `<path d="M${width - 560} 0h560v${height}h-560z" fill="${getCoverBackground(cover.track)}"/>`,
      `<g transform="translate(${width - 280 - (COVER_SIZE.width * scale) / 2} ${(height - COVER_SIZE.height * scale) / 2}) scale(${scale})">${drawMarks(cover)}</g>`,
      drawBrand(academy),
      ...title.map((text, index) =>
        wide(text, { x: 56, y: 290 + index * size * 1.1, size, fill: PALETTE.ink }),
      ),
      data(facts, { x: 56, y: height - 60, size: 30, fill: PALETTE.muted }),
    ].join(""),
    { width, height },
  );
}

/** The default share image: the tagline over rows of live sessions. */
export function drawShareImage(
  {
    name,
    tagline,
    rows,
  }: { name: string; tagline: string; rows: Pick<SessionStrip, "sessions" | "track">[] },
  { width, height }: Size,
): Promise<Uint8Array<ArrayBuffer>> {
  const lines = breakName(tagline.replace(/\.$/, ""), 24);
  const step = Math.min(15, 250 / rows.length);
  const strips = rows.map(({ sessions, track }, row) => {
    const ticks = Array.from({ length: sessions }, (_, session) => {
      const x = 56 + Math.floor(session / 2) * 68 + (session % 2) * 30;
      return `M${x} ${340 + row * step}h24v${step * 0.55}h-24z`;
    });
    return `<path d="${ticks.join("")}" fill="${TRACK_LOOKS[track].colour}"/>`;
  });
  return render(
    [
      `<path d="M0 0h${width}v${height}H0z" fill="${PALETTE.ink}"/>`,
      drawBrand(name, PALETTE.white),
      ...lines.map((text, index) =>
        wide(text, { x: 56, y: 200 + index * 68, size: 60, fill: PALETTE.white }),
      ),
      ...strips,
    ].join(""),
    { width, height },
  );
}

const drawBrand = (academy: string, fill: string = PALETTE.ink): string =>
  `<path d="M56 56h22v34h-22z" fill="${PALETTE.marigold}"/><path d="M84 56h22v34h-22z" fill="${fill}"/>${wide(academy, { x: 124, y: 84, size: 32, fill })}`;

async function render(content: string, { width, height }: Size): Promise<Uint8Array<ArrayBuffer>> {
  const background = `<path d="M0 0h${width}v${height}H0z" fill="${PALETTE.paper}"/>`;
  return toPng(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${background}${content}</svg>`,
    await getFontFiles(),
  );
}
