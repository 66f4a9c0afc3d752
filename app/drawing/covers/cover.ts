import { getMarkPath, isHoled, type Marks } from "#app/drawing/mark.ts";
import { TRACK_LOOKS } from "#app/drawing/track-look.ts";
import { escapeXml } from "#app/seo/xml.ts";
import { PALETTE } from "#app/ui/palette.ts";
import { type ArrangementName, describeCover } from "./arrangements.ts";
import { type Box, getWirePath, layOut } from "./layout.ts";

/** What a cover shows: the last session of a course is the one in which you ship, but an ongoing course has none. */
export type CoverData = Marks & { title: string; arrangement: ArrangementName; isOngoing: boolean };

/** Size of every cover, in its own units and in the pixels of its image element. */
export const COVER_SIZE = { width: 640, height: 400 } as const;

/** How much of a session is seen that is not one of those that a picture is about. */
const PALE = 0.35;

/** A span of sessions. */
type Span = { from: number; to: number };

/** The marks of a cover as SVG elements, the last in white; or, of some chosen sessions, solid among pale outlines. */
export function drawMarks(cover: CoverData, box: Box, chosen?: Span): string {
  if (chosen) return drawChosen(cover, box, chosen);
  const { cover: colours, shape } = TRACK_LOOKS[cover.track];
  const { places, radius, wide, wires, arcs, angles } = layOut(cover.arrangement, cover.sessions, box);
  const draw = (level: Marks["level"], index: number, size = radius): string => {
    const [x, y] = places[index] ?? [0, 0];
    return arcs?.[index] ?? getMarkPath(shape, level, { x, y, r: size, wide, angle: angles?.[index] ?? 0 });
  };
  const fill = (colour: string, marks: string[]): string =>
    marks.length > 0 ? `<path fill="${colour}" fill-rule="evenodd" d="${marks.join("")}"/>` : "";
  const firstWhite = places.length - (cover.isOngoing ? 0 : 1);
  return [
    wires.length > 0
      ? `<path fill="none" stroke="${colours.mark}" stroke-width="${Math.max(3, radius / 4).toFixed(1)}" d="${getWirePath(wires)}"/>`
      : "",
    // Wires end at the edge of a mark, because a hole in it shows the background.
    wires.length > 0 && isHoled(cover.level)
      ? fill(
          colours.background,
          places.map((_, index) => draw("Beginner", index, radius * 0.9)),
        )
      : "",
    fill(
      colours.mark,
      places.slice(0, firstWhite).map((_, index) => draw(cover.level, index)),
    ),
    fill(
      PALETTE.white,
      places.slice(firstWhite).map((_, index) => draw("Beginner", firstWhite + index)),
    ),
  ].join("");
}

/** The marks of a cover, of which only some sessions are solid. */
function drawChosen(cover: CoverData, box: Box, { from, to }: Span): string {
  const { cover: colours, shape } = TRACK_LOOKS[cover.track];
  const { places, radius, wide, arcs, angles } = layOut(cover.arrangement, cover.sessions, box);
  const marks = places.map(([x, y], index) => {
    const isChosen = index + 1 >= from && index + 1 <= to;
    const place = { x, y, r: radius, wide, angle: angles?.[index] ?? 0 };
    return { isChosen, d: arcs?.[index] ?? getMarkPath(shape, isChosen ? "Beginner" : "Advanced", place) };
  });
  const fill = (isChosen: boolean): string => {
    const path = marks.filter((mark) => mark.isChosen === isChosen).map(({ d }) => d);
    return `<path fill="${colours.mark}" fill-rule="evenodd"${isChosen ? "" : ` opacity="${PALE}"`} d="${path.join("")}"/>`;
  };
  return fill(false) + fill(true);
}

/** A cover as an SVG file. */
export function drawCover(cover: CoverData): string {
  const { width, height } = COVER_SIZE;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="t d">`,
    `<title id="t">${escapeXml(cover.title)}</title><desc id="d">${escapeXml(describeCover(cover))}</desc>`,
    `<path d="M0 0h${width}v${height}H0z" fill="${TRACK_LOOKS[cover.track].cover.background}"/>`,
    drawMarks(cover, COVER_SIZE),
    "</svg>\n",
  ].join("");
}
