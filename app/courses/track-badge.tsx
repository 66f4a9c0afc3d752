import type { Track } from "#app/academy/tracks.ts";
import { TRACK_LOOKS } from "#app/drawing/track-look.ts";

/** The name of a track on its colour. */
export function TrackBadge({ track }: { track: Track }) {
  return (
    <span
      className={`voice-data border-2 border-transparent print:border-ink [print-color-adjust:exact] px-2 py-0.5 font-bold text-data text-ink ${TRACK_LOOKS[track].fill}`}
    >
      {track}
    </span>
  );
}
