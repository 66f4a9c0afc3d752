import { LEVELS, type Level, TRACKS } from "#app/content/tracks.ts";
import { getMarkPath } from "./mark.ts";
import { TRACK_LOOKS, type TrackLook } from "./track-look.ts";

const SIZE = 28;

/** What the marks say: the track by their shape, the level by their treatment. */
export function MarkKey() {
  return (
    <div
      className="voice-data hidden grid-cols-2 gap-x-10 border-ink border-t-2 pt-4 text-data lg:grid"
      aria-hidden="true"
    >
      <ul className="grid content-start gap-2.5">
        {TRACKS.map((track) => (
          <li key={track} className="flex items-center gap-3">
            <Mark shape={TRACK_LOOKS[track].shape} level="Beginner" ground={TRACK_LOOKS[track].fill} />
            {track}
          </li>
        ))}
      </ul>
      <ul className="grid content-start gap-2.5">
        {LEVELS.map((level) => (
          <li key={level} className="flex items-center gap-3">
            <Mark shape="square" level={level} ground="bg-white" />
            {level}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Mark({ shape, level, ground }: { shape: TrackLook["shape"]; level: Level; ground: string }) {
  return (
    <svg
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      className={`forced-color-adjust-none size-7 fill-ink ${ground}`}
      aria-hidden="true"
      focusable="false"
    >
      <path fillRule="evenodd" d={getMarkPath(shape, level, SIZE / 2, SIZE / 2, SIZE / 4)} />
    </svg>
  );
}
