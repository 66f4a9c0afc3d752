import { SHARE_IMAGE } from "#app/seo/page-metadata.ts";
import { escapeXml } from "#app/seo/xml.ts";
import { PALETTE } from "#app/ui/palette.ts";
import { countWeeks, drawSessionBand, getMarksPath, type Marks } from "./mark.ts";
import type { Picture, TextLine } from "./picture.server.ts";
import { TRACK_LOOKS } from "./track-look.ts";

/** Characters that the fonts of share images lack; a test compares the range with the fonts. */
const UNDRAWN =
  /[^\x20-\x7e\u00a0-\u00ff\u0131\u0152\u0153\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u20ac]/gu;

/** The characters of a text that share images cannot draw, each once. Such a text is left out. */
export const listUndrawnLetters = (text: string): string[] => [
  ...new Set(text.normalize("NFC").match(UNDRAWN)),
];

const canDraw = (text: string): boolean => listUndrawnLetters(text).length === 0;

/** The fonts of the texts beside a title. */
const FONTS = {
  wide: 'font-weight="800" font-stretch="expanded"',
  data: 'font-weight="500" font-stretch="condensed"',
} as const;

const write = (
  font: keyof typeof FONTS,
  text: string,
  { x, y, fill }: Pick<TextLine, "x" | "y" | "fill">,
  anchor = "start",
): string =>
  canDraw(text)
    ? `<text x="${x}" y="${y}" font-size="${TEXT}" fill="${fill}" text-anchor="${anchor}" font-family="Anek Latin" ${FONTS[font]}>${escapeXml(text)}</text>`
    : "";

const { width, height } = SHARE_IMAGE;

/** Sizes in pixels. Chats show the image 300 px wide, where no text under 48 is legible. */
const MARGIN = 48;
const TEXT = 48;
const FOOT = 104;
/** Weeks that fill the width below a title; a longer course is drawn smaller. */
const WEEKS = 16;

/** A share image of a course: its title as large as it can be, its sessions, its length and the academy's name. */
export function drawCourseShareImage({
  course,
  facts,
  academy,
}: {
  course: Marks & { title: string };
  facts: string;
  academy: string;
}): Picture {
  const background = TRACK_LOOKS[course.track].cover.background;
  const { lines, end } = placeTitle(course.title, [264, 176, 152], background);
  const y = height - FOOT;
  const svg = drawBrand(academy, y + 62, background) + drawFacts(facts, y + 62, background);
  return {
    ...{ width, height, background, lines },
    parts: [
      drawSessions(course, { y: end, height: y - end }, lines.length > 0 ? WEEKS : 1),
      { x: 0, y, width, height: FOOT, svg },
    ],
  };
}

/** The default share image: the tagline as large as it can be over a band of all live sessions. */
export function drawShareImage({
  name,
  tagline,
  rows,
}: {
  name: string;
  tagline: string;
  rows: Marks[];
}): Picture {
  const background = PALETTE.ink;
  const { lines } = placeTitle(tagline.replace(/\.$/, ""), [264, 176, 176], background);
  const y = height - FOOT;
  const facts = `${rows.reduce((sum, { sessions }) => sum + sessions, 0)} live sessions`;
  const svg = [
    drawSessionBand(rows, { x: MARGIN, y, room: width - 2 * MARGIN }),
    drawBrand(name, y + 70, background),
    drawFacts(facts, y + 70, background),
  ].join("");
  return { width, height, background, lines, parts: [{ x: 0, y, width, height: FOOT, svg }] };
}

const getTextColour = (background: string): string =>
  background === PALETTE.ink ? PALETTE.white : PALETTE.ink;

/** The lines of a title below the upper margin, and their lower end. No line where the font lacks a letter of the title. */
function placeTitle(title: string, sizes: number[], background: string): { lines: TextLine[]; end: number } {
  if (!canDraw(title)) return { lines: [], end: MARGIN };
  const { lines, size } = fitTitle(title, width - 2 * MARGIN, sizes);
  // In em: capitals are 0.66 high, lines are 0.88 apart, and descenders reach 0.24 below the baseline.
  const first = MARGIN + 0.66 * size;
  const placed = lines.map((text, index) => ({
    ...{ text, x: MARGIN, y: first + index * 0.88 * size },
    ...{ size, fill: getTextColour(background) },
  }));
  return { lines: placed, end: Math.ceil(first + (lines.length - 1) * 0.88 * size + 0.24 * size) };
}

/** The sessions of a course as columns of two, one a week; the last session is white. `leastWeeks` limits their size. */
function drawSessions(
  marks: Marks,
  box: { y: number; height: number },
  leastWeeks: number,
): Picture["parts"][number] {
  const weeks = Math.max(leastWeeks, countWeeks(marks.sessions));
  const step = Math.min((width - 2 * MARGIN) / weeks, box.height / 2);
  const top = box.y + box.height / 2 - step;
  const place = (week: number, second: number): [number, number] => [
    MARGIN + step * (week + 0.45),
    top + step * (second + 0.5),
  ];
  const last = marks.sessions - 1;
  const lastPlace = place(Math.floor(last / 2), last % 2);
  const draw = (fill: string, path: string) => `<path fill-rule="evenodd" fill="${fill}" d="${path}"/>`;
  const svg = [
    draw(TRACK_LOOKS[marks.track].cover.mark, getMarksPath({ ...marks, sessions: last }, step * 0.4, place)),
    draw(
      PALETTE.white,
      getMarksPath({ ...marks, sessions: 1 }, step * 0.4, () => lastPlace),
    ),
  ].join("");
  return { ...box, x: 0, width, svg };
}

/** The academy's mark, two sessions, and its name behind it; the second session is white. */
function drawBrand(academy: string, y: number, background: string): string {
  const first = background === PALETTE.ink ? PALETTE.marigold : PALETTE.ink;
  const draw = (x: number, fill: string) => `<path d="M${x} ${y - 36}h24v38h-24z" fill="${fill}"/>`;
  const name = write("wide", academy, { x: MARGIN + 72, y, fill: getTextColour(background) });
  return draw(MARGIN, first) + draw(MARGIN + 30, PALETTE.white) + name;
}

const drawFacts = (facts: string, y: number, background: string): string =>
  write("data", facts, { x: width - MARGIN, y, fill: getTextColour(background) }, "end");

/** Greatest width of letters of titles, in em. */
const WIDTHS = new Map(
  Object.entries({
    " ',": 0.17,
    "!./:;Iijl|": 0.24,
    "()[]ft1J-": 0.28,
    cr: 0.35,
    CFLsz: 0.39,
    ESTZaegvy: 0.42,
    "MWmw%@": 0.67,
  }).flatMap(([letters, width]) => Array.from(letters, (letter) => [letter, width] as const)),
);
const OTHER_WIDTH = 0.455;

const getWidth = (text: string): number =>
  Array.from(text).reduce((sum, letter) => sum + (WIDTHS.get(letter) ?? OTHER_WIDTH), 0);

const getWidest = (lines: string[]): number => Math.max(...lines.map(getWidth));

/** Sizes go in steps, so that titles share cached letters. */
const STEP = 8;

/**
 * Breaks a title into lines so that its letters are as large as possible; of equal sizes, the fewest lines win.
 * @param room width of each line.
 * @param sizes the largest size for one line, for two, and so on.
 */
export function fitTitle(title: string, room: number, sizes: number[]): { lines: string[]; size: number } {
  return sizes
    .map((largest, index) => {
      const lines = breakIntoLines(title.split(" "), index + 1);
      return { lines, size: Math.min(largest, STEP * Math.floor(room / getWidest(lines) / STEP)) };
    })
    .reduce((best, other) => (other.size > best.size ? other : best));
}

/** Breaks words into at most `count` lines so that the widest is as narrow as possible. */
function breakIntoLines(words: string[], count: number): string[] {
  const whole = [words.join(" ")];
  if (count === 1 || words.length === 1) return whole;
  return words
    .slice(1)
    .map((_, index) => [
      words.slice(0, index + 1).join(" "),
      ...breakIntoLines(words.slice(index + 1), count - 1),
    ])
    .reduce((best, lines) => (getWidest(lines) < getWidest(best) ? lines : best), whole);
}
