import type { Level, Track } from "#app/content/tracks.ts";
import { getMarkPath } from "./mark.ts";
import { TRACK_LOOKS } from "./track-look.ts";

/** Sizes in the units of a strip: half a mark, the step within a week, the step to the next week, its height. */
export const STRIP = { radius: 3.5, step: 9, week: 21, height: 8 } as const;

const getPosition = (session: number): number =>
  Math.floor(session / 2) * STRIP.week + (session % 2) * STRIP.step + STRIP.radius + 0.5;

/** Width of a strip of so many sessions. */
export const getStripWidth = (sessions: number): number => getPosition(sessions - 1) + STRIP.radius + 0.5;

/** Live sessions to draw as one strip. */
export type SessionStrip = { sessions: number; level: Level; track: Track };

/** SVG path of a number of live sessions: one mark each, two a week, filled by the even-odd rule. */
export function getStripPath({ sessions, level, track }: SessionStrip): string {
  const { shape } = TRACK_LOOKS[track];
  const marks = Array.from({ length: sessions }, (_, session) =>
    getMarkPath(shape, level, getPosition(session), STRIP.height / 2, STRIP.radius),
  );
  return moveRelatively(marks.join(""));
}

/** The same path with each move counted from the one before: one week is then written like the next, and compresses. */
function moveRelatively(path: string): string {
  let from = [0, 0];
  return path.replace(/M(-?[\d.]+) (-?[\d.]+)/g, (_, ...place: string[]) => {
    const to = place.slice(0, 2).map(Number);
    const move = to.map((value, axis) => Math.round((value - (from[axis] ?? 0)) * 10) / 10);
    from = to;
    return `m${move.join(" ")}`;
  });
}
