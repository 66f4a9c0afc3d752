import type { Track } from "./course.ts";
import { TRACK_STYLES } from "./track-style.ts";

/** The name of a track on its colour. */
export function TrackBadge({ track }: { track: Track }) {
  return (
    <span className={`voice-data px-2 py-0.5 font-bold text-data text-ink ${TRACK_STYLES[track].fill}`}>
      {track}
    </span>
  );
}
