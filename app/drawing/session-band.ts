import { getMarkPath } from "./mark.ts";
import type { SessionStrip } from "./strip.ts";
import { TRACK_LOOKS } from "./track-look.ts";
import { countWeeks } from "./week-grid.ts";

/** Width of a week in a band of all sessions; further weeks than fit are not drawn. */
const BAND_WEEK = 5;

/** The sessions of courses one after another, two marks a week, each in the colour and shape of its track. */
export function drawSessionBand(
  rows: SessionStrip[],
  { x: left, y, room }: { x: number; y: number; room: number },
): string {
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
      getMarkPath(TRACK_LOOKS[track].shape, level, left + mark.x, mark.y, step * 0.42),
    );
    return d.length > 0
      ? `<path fill-rule="evenodd" d="${d.join("")}" fill="${TRACK_LOOKS[track].colour}"/>`
      : "";
  });
  return strips.join("");
}
