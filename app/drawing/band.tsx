import { countWeeks, type Track } from "#app/academy/tracks.ts";
import type { Marks } from "./mark.ts";
import { getMarksClass, TRACK_LOOKS } from "./track-look.ts";

type BandProps = {
  /** The track of the line, where it is not that of the course: the marks keep their own shape. */
  line?: Track | undefined;
  /** Without a number of sessions the line has no end: it runs out of the page. */
  marks: Omit<Marks, "sessions"> & Partial<Marks>;
  /** Whether its last session, the end of the course, is white. */
  hasLast?: boolean;
};

/** The sessions of a course on the line of their track, two a week; `--week` of the stylesheet is the length of a week. */
export const Band = ({ marks, line = marks.track, hasLast = false }: BandProps) => (
  <span
    className={`band ${getMarksClass(marks)}${hasLast ? " has-last" : ""}`}
    style={{
      ...(marks.sessions ? { "--length": countWeeks(marks.sessions) } : {}),
      ...(line === marks.track ? {} : { "--track": TRACK_LOOKS[line].colour }),
    }}
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
