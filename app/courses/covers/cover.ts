import { escapeXml } from "#app/seo/xml.ts";
import { PALETTE } from "#app/ui/palette.ts";
import type { Course, Track } from "../course.ts";
import { getMarkPath } from "../mark.ts";
import { TRACK_STYLES } from "../track-style.ts";
import { describeCover, getArrangement, type Place } from "./arrangements.ts";
import { COVER_SIZE } from "./cover-size.ts";

/** What a cover is drawn from. */
export type CoverCourse = Pick<Course, "title" | "sessions" | "level" | "track" | "arrangement">;

/** Ground and marks of each track (art direction, 'Language'). */
const COLOURS: Record<Track, { ground: string; mark: string }> = {
  Foundation: { ground: PALETTE.marigold, mark: PALETTE.ink },
  "AI-Powered": { ground: PALETTE["brand-500"], mark: PALETTE.ink },
  "Continuous Learning": { ground: PALETTE.ink, mark: PALETTE.rani },
};

/** The last session is the one in which you ship. */
const LAST = PALETTE.white;

/** Ground of a course's cover. */
export const getGround = (track: Track): string => COLOURS[track].ground;

/** The drawing of a cover as SVG elements, without its ground: one mark for each session, the last one white. */
export function drawMarks(course: CoverCourse): string {
  const { ground, mark } = COLOURS[course.track];
  const { places, wires, wireWidth } = getArrangement(course.arrangement).layOut(course.sessions);
  const isHoled = course.level === "Intermediate" || course.level === "Advanced";
  const last = places.slice(-1);
  return [
    wires ? `<path d="${wires}" fill="none" stroke="${mark}" stroke-width="${wireWidth}"/>` : "",
    // Wires end at a mark's edge: its hole shows the ground.
    wires && isHoled ? drawPlaces({ ...course, level: "Beginner" }, places.map(shrink), ground) : "",
    drawPlaces(course, places.slice(0, -1), mark),
    drawPlaces(course.level === "Advanced" ? { ...course, level: "Beginner" } : course, last, LAST),
  ].join("");
}

const shrink = (place: Place): Place => ({ ...place, r: place.r * 0.9 });

/** Marks of one colour as one path; those that are lines of their own come one by one. */
function drawPlaces({ track, level }: CoverCourse, places: Place[], colour: string): string {
  const { shape } = TRACK_STYLES[track];
  const strokes = places.filter(({ path }) => path);
  const marks = places
    .filter(({ path }) => !path)
    .map(({ x, y, r, wide }) => getMarkPath(shape, level, x, y, r, wide));
  return [
    marks.length > 0 ? `<path d="${marks.join("")}" fill="${colour}" fill-rule="evenodd"/>` : "",
    ...strokes.map(
      ({ path, stroke = 4 }) =>
        `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${stroke.toFixed(1)}"/>`,
    ),
  ].join("");
}

/** The cover of a course as an SVG file. */
export function drawCover(course: CoverCourse): string {
  const { width, height } = COVER_SIZE;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="t d">`,
    `<title id="t">${escapeXml(course.title)}</title><desc id="d">${escapeXml(describeCover(course))}</desc>`,
    `<path d="M0 0h${width}v${height}H0z" fill="${getGround(course.track)}"/>`,
    drawMarks(course),
    "</svg>\n",
  ].join("");
}
