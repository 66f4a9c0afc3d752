import type { Level } from "#app/content/tracks.ts";
import { getMarkPath } from "./mark.ts";
import type { TrackLook } from "./track-look.ts";

type SessionMarkProps = {
  shape: TrackLook["shape"];
  level: Level;
  /** Classes: its size, its colour and its ground. */
  className: string;
};

/** The mark of one session on its ground, for the eye only. */
export function SessionMark({ shape, level, className }: SessionMarkProps) {
  return (
    <svg
      viewBox="0 0 32 32"
      className={`forced-color-adjust-none ${className}`}
      aria-hidden="true"
      focusable="false"
    >
      <path fillRule="evenodd" d={getMarkPath(shape, level, 16, 16, 8)} />
    </svg>
  );
}
