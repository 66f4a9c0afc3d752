import { escapeXml } from "#app/browser/xml.ts";
import { PALETTE } from "#app/ui/palette.ts";
import { fitTitle } from "./fit-title.ts";
import { getMarkPath } from "./mark.ts";
import type { Picture, PicturePart } from "./picture.server.ts";
import type { SessionStrip } from "./strip.ts";
import { TRACK_LOOKS } from "./track-look.ts";
import { countWeeks } from "./week-grid.ts";

type Text = { x: number; y: number; size: number; fill: string };

/** The voices of the texts beside a title. */
const VOICES = {
  wide: 'font-weight="800" font-stretch="expanded"',
  data: 'font-weight="500" font-stretch="condensed"',
} as const;

const write = (
  voice: keyof typeof VOICES,
  text: string,
  { x, y, size, fill }: Text,
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

/** A share image of a course: its title as large as it can be, its sessions, its length and the academy's name. */
export function drawCourseShareImage(
  { course, facts, academy }: { course: SessionStrip & { title: string }; facts: string; academy: string },
  { width, height }: Size,
): Picture {
  const { background } = TRACK_LOOKS[course.track].cover;
  const fill = background === PALETTE.ink ? PALETTE.white : PALETTE.ink;
  const { lines, size } = fitTitle(course.title, width - 2 * MARGIN, TITLE_SIZES);
  const first = MARGIN + TITLE.capitals * size;
  const end = Math.ceil(first + (TITLE.line * (lines.length - 1) + TITLE.hang) * size);
  const foot = height - 104;
  return {
    width,
    height,
    ground: background,
    lines: lines.map((text, index) => ({
      ...{ text, x: MARGIN, y: first + index * TITLE.line * size, size, fill },
    })),
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

/** Width of a week in a band of all sessions; further weeks than fit are not drawn. */
const BAND_WEEK = 5;

/** The default share image: the tagline as large as it can be over a band of all live sessions. */
export function drawShareImage(
  { name, tagline, rows }: { name: string; tagline: string; rows: SessionStrip[] },
  { width, height }: Size,
): Picture {
  const [ground, fill] = [PALETTE.ink, PALETTE.white];
  const { lines, size } = fitTitle(tagline.replace(/\.$/, ""), width - 2 * MARGIN, [264, 176, 176]);
  const first = MARGIN + TITLE.capitals * size;
  const foot = height - 104;
  const facts = `${rows.reduce((sum, { sessions }) => sum + sessions, 0)} live sessions`;
  const end = { x: width - MARGIN, y: foot + 70, size: TEXT, fill };
  return {
    width,
    height,
    ground,
    lines: lines.map((text, index) => ({
      ...{ text, x: MARGIN, y: first + index * TITLE.line * size, size, fill },
    })),
    parts: [
      {
        ...{ x: 0, y: foot, width, height: height - foot, ground },
        svg: `${drawBand(rows, foot, width - 2 * MARGIN)}${drawBrand(name, foot + 70, ground)}${write("data", facts, end, "end")}`,
      },
    ],
  };
}

/** The sessions of all courses one after another, two marks a week, each in the colour and shape of its track. */
function drawBand(rows: SessionStrip[], y: number, room: number): string {
  const weeks = rows.reduce((sum, { sessions }) => sum + countWeeks(sessions), 0);
  const step = Math.max(BAND_WEEK, room / weeks);
  let week = 0;
  const strips = rows.map(({ sessions, track, level }) => {
    const begin = week;
    week += countWeeks(sessions);
    const marks = Array.from({ length: sessions }, (_, session) => ({
      x: (begin + Math.floor(session / 2) + 0.5) * step,
      y: y + (0.5 + (session % 2)) * step,
    })).filter(({ x }) => x + step / 2 <= room + 0.01);
    const d = marks.map((mark) =>
      getMarkPath(TRACK_LOOKS[track].shape, level, MARGIN + mark.x, mark.y, step * 0.42),
    );
    return d.length > 0
      ? `<path fill-rule="evenodd" d="${d.join("")}" fill="${TRACK_LOOKS[track].colour}"/>`
      : "";
  });
  return strips.join("");
}

/** The academy's mark, two sessions, and its name behind it; the second session is white where the ground is not. */
function drawBrand(academy: string, y: number, ground: string): string {
  const [first, second] =
    ground === PALETTE.ink ? [PALETTE.marigold, PALETTE.white] : [PALETTE.ink, PALETTE.white];
  const fill = ground === PALETTE.ink ? PALETTE.white : PALETTE.ink;
  return `<path d="M${MARGIN} ${y - 36}h24v38h-24z" fill="${first}"/><path d="M${MARGIN + 30} ${y - 36}h24v38h-24z" fill="${second}"/>${write("wide", academy, { x: MARGIN + 72, y, size: TEXT, fill })}`;
}
