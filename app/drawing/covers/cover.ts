import { getMarkPath, isHoled, type Marks } from "#app/drawing/mark.ts";
import { TRACK_LOOKS } from "#app/drawing/track-look.ts";
import { escapeXml } from "#app/text/xml.ts";
import { PALETTE } from "#app/ui/palette.ts";
import { type ArrangementName, describeCover } from "./arrangements.ts";
import { type Box, getWirePath, layOut } from "./layout.ts";

/** What a cover shows. The last session of a course is when learners ship; an ongoing course has none. */
export type CoverData = Marks & { title: string; arrangement: ArrangementName; isOngoing: boolean };

/** Size of every cover, in its own units and in the pixels of its image element. */
export const COVER_SIZE = { width: 640, height: 400 } as const;

/** Lines in a small picture, such as that of a row on a phone, are a good pixel wide. */
const SMALL_STYLE = "<style>@media (max-width: 5rem) { [stroke] { stroke-width: 13px } }</style>";

/** Opacity of the sessions that a picture is not about. */
const PALE = 0.65;

/** A span of sessions. */
type Span = { from: number; to: number };

/** How marks are filled: `r` is their radius. */
type Fill = { colour: string; level: Marks["level"]; r: number; attributes: string };

/**
 * The marks of a cover as SVG elements, the last in white. With `chosen`, these sessions are solid among pale outlines.
 */
export function drawMarks(cover: CoverData, box: Box, chosen?: Span): string {
  const { cover: colours, shape } = TRACK_LOOKS[cover.track];
  const { places, radius, wide, wires, arcs, angles } = layOut(cover.arrangement, cover.sessions, box);
  const usual: Fill = { colour: colours.mark, level: cover.level, r: radius, attributes: "" };
  /** Fills the marks of some sessions. */
  const fill = (isFilled: (session: number) => boolean, options: Partial<Fill>): string => {
    const { colour, level, r, attributes } = { ...usual, ...options };
    const marks = places.flatMap(([x, y], index) =>
      isFilled(index + 1)
        ? (arcs?.[index] ?? getMarkPath(shape, level, { x, y, r, wide, angle: angles?.[index] ?? 0 }))
        : [],
    );
    const path = marks.join("");
    return path && `<path fill="${colour}" fill-rule="evenodd"${attributes} d="${path}"/>`;
  };
  if (chosen) {
    const isChosen = (session: number) => chosen.from <= session && session <= chosen.to;
    return (
      fill((session) => !isChosen(session), { level: "Advanced", attributes: ` opacity="${PALE}"` }) +
      fill(isChosen, { level: "Beginner" })
    );
  }
  const isLast = (session: number) => !cover.isOngoing && session === places.length;
  const wire =
    wires.length > 0
      ? `<path fill="none" stroke="${colours.mark}" stroke-width="${Math.max(3, radius / 4).toFixed(1)}" d="${getWirePath(wires)}"/>`
      : "";
  // Wires end at the edge of a mark, because a hole in it shows the background.
  const holes =
    wire && isHoled(cover.level)
      ? fill(() => true, { colour: colours.background, level: "Beginner", r: radius * 0.9 })
      : "";
  return [
    wire,
    holes,
    fill((session) => !isLast(session), {}),
    fill(isLast, { colour: PALETTE.white, level: "Beginner" }),
  ].join("");
}

/** A cover as an SVG file. */
export function drawCover(cover: CoverData): string {
  const { width, height } = COVER_SIZE;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="t d">`,
    SMALL_STYLE,
    `<title id="t">${escapeXml(cover.title)}</title><desc id="d">${escapeXml(describeCover(cover))}</desc>`,
    `<path d="M0 0h${width}v${height}H0z" fill="${TRACK_LOOKS[cover.track].cover.background}"/>`,
    drawMarks(cover, COVER_SIZE),
    "</svg>\n",
  ].join("");
}
