import { SHARE_IMAGE } from "#app/academy/addresses.ts";
import { type CoverData, drawMarks } from "#app/drawing/covers/cover.ts";
import { PALETTE } from "#app/ui/palette.ts";
import { getMarkPath, WALL_ROWS } from "./mark.ts";
import { measure, writeLine } from "./png.server.ts";
import { getTextColour, TRACK_LOOKS } from "./track-look.ts";
import { canDraw } from "./undrawn-letters.ts";
import type { WallRow } from "./wall.tsx";

const { width: WIDTH, height: HEIGHT } = SHARE_IMAGE;

/** Sizes in pixels. Chats show a picture 300 px wide, where no text under 48 is legible. */
const MARGIN = 52;
const TEXT = 48;
const GAP = 24;
/** The largest title. */
const LARGEST = 104;
/** Where titles end and the cover begins, and its box: higher, it would lose its figure. */
const TITLE_END = Math.round(WIDTH * 0.5);
const COVER_X = Math.round(WIDTH * 0.54);
const COVER = { width: WIDTH - COVER_X, height: Math.round((WIDTH - COVER_X) / 1.15) };
/** Baselines of the last two lines. */
const FACTS_Y = HEIGHT - MARGIN - 78;
const BRAND_Y = HEIGHT - MARGIN - 4;

type CourseShareImage = {
  course: CoverData;
  /** What the picture announces: the title of the course, or of a page below it. */
  title: string;
  facts: string;
  academy: string;
  /** The sessions that the picture is about, of a page below the course. */
  chosen?: { from: number; to: number } | undefined;
};

/**
 * A share image of a course as SVG: words on the left, its cover on the right. A title that cannot be drawn leaves all
 * the room to the cover.
 */
export async function drawCourseShareImage({ course, title, facts, academy, chosen }: CourseShareImage) {
  const { background } = TRACK_LOOKS[course.track].cover;
  const isDrawn = canDraw(title);
  const box = isDrawn ? COVER : { width: WIDTH, height: HEIGHT };
  const fill = getTextColour(background);
  const room = { width: TITLE_END - MARGIN, height: FACTS_Y - TEXT - GAP - MARGIN };
  const drawWords = async () => [
    await drawTitle(title, { y: MARGIN, ...room }, fill),
    writeLine({ text: facts, voice: "data", x: MARGIN, y: FACTS_Y, size: TEXT, fill }),
    drawBrand(academy, BRAND_Y, background),
  ];
  const cover = drawMarks(course, box, chosen);
  return drawPicture(background, [
    ...(isDrawn ? await drawWords() : []),
    `<g transform="translate(${WIDTH - box.width} ${(HEIGHT - box.height) / 2})">${cover}</g>`,
  ]);
}

type DrawnRow = Omit<WallRow, "name" | "href">;
type SiteShareImage = { name: string; title: string; rows: DrawnRow[] };

/** The share image of the site as SVG: its title over the wall of all live sessions. */
export async function drawSiteShareImage({ name, title, rows }: SiteShareImage) {
  const width = WIDTH - 2 * MARGIN;
  const y = Math.round(HEIGHT * 0.4);
  const titleY = MARGIN + TEXT + GAP;
  const room = { y: titleY, width, height: y - titleY - GAP };
  const words = canDraw(title) ? await drawTitle(title, room, PALETTE.white) : "";
  return drawPicture(PALETTE.ink, [
    drawBrand(name, MARGIN + 38, PALETTE.ink),
    words,
    drawWall(rows.slice(0, WALL_ROWS), { x: MARGIN, y, width, height: HEIGHT - y - MARGIN }),
  ]);
}

const drawPicture = (background: string, parts: string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><path fill="${background}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>${parts.join("")}</svg>`;

/** The academy's mark (two sessions, the second white and a step further) and its name. */
function drawBrand(academy: string, y: number, background: string): string {
  const first = background === PALETTE.ink ? PALETTE.marigold : PALETTE.ink;
  const mark = `<path fill="${first}" d="M${MARGIN} ${y - 18}h20v20h-20z"/><path fill="${PALETTE.white}" d="M${MARGIN + 20} ${y - 38}h20v20h-20z"/>`;
  const fill = getTextColour(background);
  return canDraw(academy)
    ? mark + writeLine({ text: academy, voice: "wide", x: MARGIN + 60, y, size: TEXT, fill })
    : mark;
}

/** Every live session, course after course, in rows over the whole box; the last of a course with an end is white. */
function drawWall(rows: DrawnRow[], box: { x: number; y: number; width: number; height: number }): string {
  const total = rows.reduce((sum, { sessions }) => sum + sessions, 0);
  const columns = Math.ceil(Math.sqrt((total * box.width) / box.height));
  const step = box.width / columns;
  let passed = 0;
  return rows
    .map(({ sessions, level, track, isOngoing }) => {
      const { colour, shape } = TRACK_LOOKS[track];
      const marks = Array.from({ length: sessions }, (_, session) => {
        const [column, row] = [(passed + session) % columns, Math.floor((passed + session) / columns)];
        const isLast = session === sessions - 1 && !isOngoing;
        const [x, y] = [box.x + (column + 0.5) * step, box.y + (row + 0.5) * step];
        return getMarkPath(shape, isLast ? "Beginner" : level, { x, y, r: step * 0.36 });
      });
      passed += sessions;
      const last = isOngoing ? "" : `<path fill="${PALETTE.white}" d="${marks.pop()}"/>`;
      return `<path fill-rule="evenodd" fill="${colour}" d="${marks.join("")}"/>${last}`;
    })
    .join("");
}

/** The lines of a title, in the wide voice and as large as the room below `y` lets them be. */
async function drawTitle(
  title: string,
  room: { y: number; width: number; height: number },
  fill: string,
): Promise<string> {
  const words = await Promise.all(
    title.split(" ").map(async (text) => ({ text, width: await measure(text, "wide") })),
  );
  const known = new Map<string, Word[][]>();
  const broken = words.map((_, index) => breakIntoLines(words, index + 1, known));
  const sized = broken.map((lines) => {
    const tall = CAPITALS + (lines.length - 1) * LINE_HEIGHT + DESCENDER;
    return { lines, size: Math.floor(Math.min(LARGEST, room.width / getWidest(lines), room.height / tall)) };
  });
  const { lines, size } = sized.reduce((best, other) => (other.size > best.size ? other : best));
  return lines
    .map((line, index) =>
      writeLine({
        text: line.map(({ text }) => text).join(" "),
        voice: "wide",
        x: MARGIN,
        y: Math.round(room.y + size * (CAPITALS + index * LINE_HEIGHT)),
        size,
        fill,
      }),
    )
    .join("");
}

/** In em, of the wide voice: the height of capitals and of a line, the depth of descenders, the width of a space. */
const CAPITALS = 0.64;
const DESCENDER = 0.2;
const LINE_HEIGHT = 0.94;
const SPACE = 0.27;

/** A word and its width in em. */
type Word = { text: string; width: number };

const getWidest = (lines: Word[][]): number =>
  Math.max(...lines.map((line) => line.reduce((sum, { width }) => sum + width + SPACE, -SPACE)));

/**
 * Breaks words into at most `count` lines so that the widest is as narrow as possible.
 * @param known earlier results, by the number of words left and of lines: without them the time would double with each
 * word.
 */
function breakIntoLines(words: Word[], count: number, known: Map<string, Word[][]>): Word[][] {
  if (count === 1 || words.length === 1) return [words];
  const key = `${words.length} ${count}`;
  const lines =
    known.get(key) ??
    words
      .slice(1)
      .map((_, index) => [
        words.slice(0, index + 1),
        ...breakIntoLines(words.slice(index + 1), count - 1, known),
      ])
      .reduce((best, other) => (getWidest(other) < getWidest(best) ? other : best), [words]);
  known.set(key, lines);
  return lines;
}
