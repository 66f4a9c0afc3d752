import type { CSSProperties } from "react";
import { countWeeks, type Marks } from "./mark.ts";
import { getMarksClass } from "./track-look.ts";

/** The sessions of a course on the line of their track, two a week; `--week` of the stylesheet is the length of a week. */
export const Band = ({ marks, isDashed = false }: { marks: Marks; isDashed?: boolean }) => (
  <span
    className={`band ${isDashed ? "band-dashed " : ""}${getMarksClass(marks)}`}
    style={{ "--length": countWeeks(marks.sessions) } as CSSProperties}
    aria-hidden="true"
  />
);

/** One session of a course on a square of its track. */
export const MarkTile = ({ marks }: { marks: Omit<Marks, "sessions"> }) => (
  <span className={`mark-tile ${getMarksClass(marks)}`} aria-hidden="true" />
);
