import { countWeeks } from "#app/academy/tracks.ts";
import type { Marks } from "./mark.ts";
import { getMarksClass } from "./track-look.ts";

type BandProps = {
  /** Without a number of sessions the line has no end: it runs out of the page. */
  marks: Omit<Marks, "sessions"> & Partial<Marks>;
  /** Whether its last session, the end of the course, is white. */
  hasLast?: boolean;
};

/** The sessions of a course in the colour of its track, two a week; `--week` of the stylesheet is the length of a week. */
export const Band = ({ marks, hasLast = false }: BandProps) => (
  <span
    className={`band ${getMarksClass(marks)}${hasLast ? " has-last" : ""}`}
    style={marks.sessions ? { "--length": countWeeks(marks.sessions) } : undefined}
    aria-hidden="true"
  />
);

type MarkTileProps = { marks: Omit<Marks, "sessions">; isLast?: boolean };

/** One session of a course on a square of its track: the last one is white. */
export const MarkTile = ({ marks, isLast = false }: MarkTileProps) => (
  <span
    className={`mark-tile ${getMarksClass(marks)}`}
    style={isLast ? { "--band-mark": "var(--color-white)" } : undefined}
    aria-hidden="true"
  />
);
