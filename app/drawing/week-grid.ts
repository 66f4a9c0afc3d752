import type { Level, Track } from "#app/content/tracks.ts";
import { getMarkPath } from "./mark.ts";
import { TRACK_LOOKS } from "./track-look.ts";

/** Sizes of a line of the map in units of its drawing: a week along it, its width, half a mark, its first session's middle across. */
export const WEEK_GRID = { week: 10, band: 19, radius: 3.4, first: 5.2 } as const;

/** Weeks that so many sessions take, two a week. */
export const countWeeks = (sessions: number): number => Math.ceil(sessions / 2);

/** Marks to draw: so many, of a track and a level. */
export type Marks = { sessions: number; level: Level; track: Track };

/** SVG path of the sessions of a stop: a week is a column of two marks, or a row of two where the line is upright. */
export function getWeekPath({ sessions, level, track }: Marks, isUpright: boolean): string {
  const { week, band, radius, first } = WEEK_GRID;
  return Array.from({ length: sessions }, (_, session) => {
    const along = week * (Math.floor(session / 2) + 0.5);
    const across = session % 2 === 0 ? first : band - first;
    const [x, y] = isUpright ? [across, along] : [along, across];
    return getMarkPath(TRACK_LOOKS[track].shape, level, x, y, radius);
  }).join("");
}
