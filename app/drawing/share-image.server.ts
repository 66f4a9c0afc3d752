import { escapeXml } from "#app/seo/xml.ts";
import { PALETTE } from "#app/ui/palette.ts";
import { fitTitle } from "./fit-title.ts";
import type { TextLine } from "./letters.server.ts";
import { getMarkPath } from "./mark.ts";
import type { Picture, PicturePart } from "./picture.server.ts";
import { drawSessionBand } from "./session-band.ts";
import type { SessionStrip } from "./strip.ts";
import { TRACK_LOOKS } from "./track-look.ts";
import { countWeeks } from "./week-grid.ts";

/** The voices of the texts beside a title. */
const VOICES = {
  wide: 'font-weight="800" font-stretch="expanded"',
  data: 'font-weight="500" font-stretch="condensed"',
} as const;

const write = (
  voice: keyof typeof VOICES,
  text: string,
  { x, y, size, fill }: Omit<TextLine, "text">,
  anchor = "start",
): string =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" text-anchor="${anchor}" font-family="Anek Latin" ${VOICES[voice]}>${escapeXml(text)}</text>`;

/** Width and height of a share image in pixels. */
type Size = { width: number; height: number };

/** Measures of a share image of 1200 px, which a chat shows at 300: no text under 48 is legible there. */
const MARGIN = 48;
const TEXT = 48;
/** The largest title in one line, in two and in three, below which sessions and facts still have room. */
const TITLE_SIZES = [264, 176, 152];
/** In sizes of the title: its capitals, the way to the next line, what hangs below the last. */
const TITLE = { capitals: 0.66, line: 0.88, hang: 0.24 } as const;
/** Weeks that fill the width; a longer course is drawn smaller. */
const WEEKS = 16;

/** The lines of a title, as large as they can be, from the upper margin on. */
function placeTitle(
  title: string,
  { width, sizes, fill }: { width: number; sizes: number[]; fill: string },
): TextLine[] {
  const { lines, size } = fitTitle(title, width - 2 * MARGIN, sizes);
  const first = MARGIN + TITLE.capitals * size;
  return lines.map((text, index) => ({
    ...{ text, x: MARGIN, y: first + index * TITLE.line * size, size, fill },
  }));
}

/** A share image of a course: its title as large as it can be, its sessions, its length and the academy's name. */
export function drawCourseShareImage(
  { course, facts, academy }: { course: SessionStrip & { title: string }; facts: string; academy: string },
  { width, height }: Size,
): Picture {
  const { background } = TRACK_LOOKS[course.track].cover;
  const fill = background === PALETTE.ink ? PALETTE.white : PALETTE.ink;
  const lines = placeTitle(course.title, { width, sizes: TITLE_SIZES, fill });
  const { y: last = 0, size = 0 } = lines.at(-1) ?? {};
  const end = Math.ceil(last + TITLE.hang * size);
  const foot = height - 104;
  return {
    width,
    height,
    ground: background,
    lines,
    parts: [
      getSessionsPart(course, { x: 0, y: end, width, height: foot - end }),
      {
        ...{ x: 0, y: foot, width, height: height - foot, ground: background, isShared: true },
        svg: `${drawBrand(academy, foot + 62, background)}${write("data", facts, { x: width - MARGIN, y: foot + 62, size: TEXT, fill }, "end")}`,
      },
    ],
  };
}

/** The sessions of a course as weeks of two, all courses on one scale; the last one is white. */
function getSessionsPart(
  course: SessionStrip,
  box: Pick<PicturePart, "x" | "y" | "width" | "height">,
): PicturePart {
  const { background, mark } = TRACK_LOOKS[course.track].cover;
  const weeks = Math.max(WEEKS, countWeeks(course.sessions));
  const step = Math.min((box.width - 2 * MARGIN) / weeks, box.height / 2);
  const top = box.y + (box.height - 2 * step) / 2;
  const draw = (session: number) =>
    getMarkPath(
      TRACK_LOOKS[course.track].shape,
      course.level,
      MARGIN + step * (Math.floor(session / 2) + 0.45),
      top + step * ((session % 2) + 0.5),
      step * 0.4,
    );
  const last = course.sessions - 1;
  return {
    ...box,
    ground: background,
    isShared: true,
    svg: `<path fill-rule="evenodd" fill="${mark}" d="${Array.from({ length: last }, (_, session) => draw(session)).join("")}"/><path fill-rule="evenodd" fill="${PALETTE.white}" d="${draw(last)}"/>`,
  };
}

/** The default share image: the tagline as large as it can be over a band of all live sessions. */
export function drawShareImage(
  { name, tagline, rows }: { name: string; tagline: string; rows: SessionStrip[] },
  { width, height }: Size,
): Picture {
  const [ground, fill] = [PALETTE.ink, PALETTE.white];
  const lines = placeTitle(tagline.replace(/\.$/, ""), { width, sizes: [264, 176, 176], fill });
  const foot = height - 104;
  const facts = `${rows.reduce((sum, { sessions }) => sum + sessions, 0)} live sessions`;
  const end = { x: width - MARGIN, y: foot + 70, size: TEXT, fill };
  return {
    width,
    height,
    ground,
    lines,
    parts: [
      {
        ...{ x: 0, y: foot, width, height: height - foot, ground },
        svg: `${drawSessionBand(rows, { x: MARGIN, y: foot, room: width - 2 * MARGIN })}${drawBrand(name, foot + 70, ground)}${write("data", facts, end, "end")}`,
      },
    ],
  };
}

/** The academy's mark, two sessions, and its name behind it; the second session is white where the ground is not. */
function drawBrand(academy: string, y: number, ground: string): string {
  const [first, second] =
    ground === PALETTE.ink ? [PALETTE.marigold, PALETTE.white] : [PALETTE.ink, PALETTE.white];
  const fill = ground === PALETTE.ink ? PALETTE.white : PALETTE.ink;
  return `<path d="M${MARGIN} ${y - 36}h24v38h-24z" fill="${first}"/><path d="M${MARGIN + 30} ${y - 36}h24v38h-24z" fill="${second}"/>${write("wide", academy, { x: MARGIN + 72, y, size: TEXT, fill })}`;
}
