import { getMarkPath, type Marks } from "#app/drawing/mark.ts";
import { TRACK_LOOKS } from "#app/drawing/track-look.ts";
import { escapeXml } from "#app/seo/xml.ts";
import { PALETTE } from "#app/ui/palette.ts";
import { type ArrangementName, COVER_SIZE, describeCover, layOut, type Place } from "./arrangements.ts";

type CoverData = Marks & { title: string; arrangement: ArrangementName };

/** A cover as SVG elements, without its background: a mark for each session, the last one (you ship) in white. */
function drawMarks(cover: CoverData): string {
  const { background, mark } = TRACK_LOOKS[cover.track].cover;
  const { places, wires, wireWidth } = layOut(cover.arrangement, cover.sessions);
  const isHoled = cover.level === "Intermediate" || cover.level === "Advanced";
  const last = places.slice(-1);
  return [
    wires ? `<path d="${wires}" fill="none" stroke="${mark}" stroke-width="${wireWidth}"/>` : "",
    // Wires end at the edge of a mark, because a hole in it shows the background.
    wires && isHoled ? drawPlaces({ ...cover, level: "Beginner" }, places.map(shrink), background) : "",
    drawPlaces(cover, places.slice(0, -1), mark),
    drawPlaces(cover.level === "Advanced" ? { ...cover, level: "Beginner" } : cover, last, PALETTE.white),
  ].join("");
}

const shrink = (place: Place): Place => ({ ...place, r: place.r * 0.9 });

/** Marks of one colour as one path, outlined ones with a point in the middle, and a path for each mark that is a line. */
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
    `<path d="M0 0h${width}v${height}H0z" fill="${TRACK_LOOKS[cover.track].cover.background}"/>`,
    drawMarks(cover),
    "</svg>\n",
  ].join("");
}
