import { escapeXml } from "#app/browser/xml.ts";
import { type CoverData, drawMarks, getCoverBackground } from "#app/drawing/covers/cover.ts";
import { COVER_SIZE } from "#app/drawing/covers/cover-size.ts";
import { PALETTE } from "#app/ui/palette.ts";
import { breakName } from "./break-name.ts";
import type { Picture, PicturePart } from "./picture.server.ts";
import type { SessionStrip } from "./strip.ts";
import { TRACK_LOOKS } from "./track-look.ts";

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
): Picture {
  const scale = 0.86;
  const panel = { x: width - 560, y: 0, width: 560, height };
  const title = breakName(cover.title, 14);
  const size = Math.min(64, 820 / Math.max(...title.map(({ length }) => length)));
  const first = 290;
  const last = first + (title.length - 1) * size * 1.1;
  const ground = PALETTE.paper;
  return {
    width,
    height,
    ground,
    parts: [
      getBrandPart(academy, PALETTE.ink, ground),
      {
        ...getTextBox(first, last, size, panel.x),
        ground,
        svg: title
          .map((text, index) => wide(text, { x: 56, y: first + index * size * 1.1, size, fill: PALETTE.ink }))
          .join(""),
      },
      {
        ...getTextBox(height - 60, height - 60, 30, panel.x),
        ground,
        isShared: true,
        svg: data(facts, { x: 56, y: height - 60, size: 30, fill: PALETTE.muted }),
      },
      {
        ...panel,
        ground: getCoverBackground(cover.track),
        svg: `<g transform="translate(${panel.x + 280 - (COVER_SIZE.width * scale) / 2} ${(height - COVER_SIZE.height * scale) / 2}) scale(${scale})">${drawMarks(cover)}</g>`,
        isShared: true,
      },
    ],
  };
}

/** The default share image: the tagline over rows of live sessions. */
export function drawShareImage(
  {
    name,
    tagline,
    rows,
  }: { name: string; tagline: string; rows: Pick<SessionStrip, "sessions" | "track">[] },
  { width, height }: Size,
): Picture {
  const lines = breakName(tagline.replace(/\.$/, ""), 24);
  const step = Math.min(15, 250 / rows.length);
  const strips = rows.map(({ sessions, track }, row) => {
    const ticks = Array.from({ length: sessions }, (_, session) => {
      const x = 56 + Math.floor(session / 2) * 68 + (session % 2) * 30;
      return `M${x} ${340 + row * step}h24v${step * 0.55}h-24z`;
    });
    return `<path d="${ticks.join("")}" fill="${TRACK_LOOKS[track].colour}"/>`;
  });
  const ground = PALETTE.ink;
  const titles = lines.map((text, index) =>
    wide(text, { x: 56, y: 200 + index * 68, size: 60, fill: PALETTE.white }),
  );
  return {
    width,
    height,
    ground,
    parts: [
      getBrandPart(name, PALETTE.white, ground),
      { x: 0, y: 130, width, height: height - 130, ground, svg: [...titles, ...strips].join("") },
    ],
  };
}

/** Whole pixels around lines of text, by their first and last baseline, from the left edge to a right one. */
const getTextBox = (first: number, last: number, size: number, width: number) => {
  const top = Math.floor(first - size);
  return { x: 0, y: top, width, height: Math.ceil(last + size * 0.4) - top };
};

/** The academy's mark: two sessions, and its name. */
const getBrandPart = (academy: string, fill: string, ground: string): PicturePart => ({
  x: 0,
  y: 40,
  width: 640,
  height: 66,
  isShared: true,
  ground,
  svg: `<path d="M56 56h22v34h-22z" fill="${PALETTE.marigold}"/><path d="M84 56h22v34h-22z" fill="${fill}"/>${wide(academy, { x: 124, y: 84, size: 32, fill })}`,
});
