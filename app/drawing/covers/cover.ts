import type { Track } from "#app/content/tracks.ts";
import { getMarkPath } from "#app/drawing/mark.ts";
import type { SessionStrip } from "#app/drawing/strip.ts";
import { TRACK_LOOKS } from "#app/drawing/track-look.ts";
import { escapeXml } from "#app/seo/xml.ts";
import { PALETTE } from "#app/ui/palette.ts";
import type { Place } from "./arrangement.ts";
import { type ArrangementName, describeCover, getArrangement } from "./arrangements.ts";
import { COVER_SIZE } from "./cover-size.ts";

/** What a cover is drawn from. */
export type CoverData = SessionStrip & { title: string; arrangement: ArrangementName };

/** The last session is the one in which you ship. */
const LAST = PALETTE.white;

/** Background of a cover. */
const getCoverBackground = (track: Track): string => TRACK_LOOKS[track].cover.background;

/** The drawing of a cover as SVG elements, without its background: one mark for each session, the last one white. */
function drawMarks(cover: CoverData): string {
  const { background, mark } = TRACK_LOOKS[cover.track].cover;
  const { places, wires, wireWidth } = getArrangement(cover.arrangement).layOut(cover.sessions);
  const isHoled = cover.level === "Intermediate" || cover.level === "Advanced";
  const last = places.slice(-1);
  return [
    wires ? `<path d="${wires}" fill="none" stroke="${mark}" stroke-width="${wireWidth}"/>` : "",
    // Wires end at a mark's edge: its hole shows the background.
    wires && isHoled ? drawPlaces({ ...cover, level: "Beginner" }, places.map(shrink), background) : "",
    drawPlaces(cover, places.slice(0, -1), mark),
    drawPlaces(cover.level === "Advanced" ? { ...cover, level: "Beginner" } : cover, last, LAST),
  ].join("");
}

const shrink = (place: Place): Place => ({ ...place, r: place.r * 0.9 });

/** Marks of one colour as one path, at this size with a point in an outline; those that are lines of their own come one by one. */
function drawPlaces({ track, level }: CoverData, places: Place[], colour: string): string {
  const { shape } = TRACK_LOOKS[track];
  const strokes = places.filter(({ path }) => path);
  const marks = places
    .filter(({ path }) => !path)
    .map(({ x, y, r, wide }) => {
      const point = level === "Advanced" ? getMarkPath(shape, "Beginner", x, y, r * 0.3, wide) : "";
      return getMarkPath(shape, level, x, y, r, wide) + point;
    });
  return [
    marks.length > 0 ? `<path d="${marks.join("")}" fill="${colour}" fill-rule="evenodd"/>` : "",
    ...strokes.map(
      ({ path, stroke = 4 }) =>
        `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${stroke.toFixed(1)}"/>`,
    ),
  ].join("");
}

/** A cover as an SVG file. */
export function drawCover(cover: CoverData): string {
  const { width, height } = COVER_SIZE;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="t d">`,
    `<title id="t">${escapeXml(cover.title)}</title><desc id="d">${escapeXml(describeCover(cover))}</desc>`,
    `<path d="M0 0h${width}v${height}H0z" fill="${getCoverBackground(cover.track)}"/>`,
    drawMarks(cover),
    "</svg>\n",
  ].join("");
}
