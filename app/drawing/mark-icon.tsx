import type { Level, Track } from "#app/content/tracks.ts";
import { getMarkPath } from "./mark.ts";
import { TRACK_LOOKS } from "./track-look.ts";

type MarkIconProps = {
  track: Track;
  level: Level;
  /** Its size, its fill and its background. */
  className: string;
};

/** One mark on a square background, hidden from assistive technology. */
export function MarkIcon({ track, level, className }: MarkIconProps) {
  return (
    <svg
      viewBox="0 0 32 32"
      className={`forced-color-adjust-none ${className}`}
      aria-hidden="true"
      focusable="false"
    >
      <path fillRule="evenodd" d={getMarkPath(TRACK_LOOKS[track].shape, level, 16, 16, 8)} />
    </svg>
  );
}
