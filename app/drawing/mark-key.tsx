import type { ReactNode } from "react";
import { type Level, TRACKS } from "#app/content/tracks.ts";
import { getMarkPath } from "./mark.ts";
import { TRACK_LOOKS, type TrackLook } from "./track-look.ts";

const SIZE = 28;

/** The levels by what one sees: two of them share a treatment. */
const LEVELS: [Level, string][] = [
  ["Beginner", "Beginner and All Levels"],
  ["Intermediate", "Intermediate"],
  ["Advanced", "Advanced"],
];

/** What the marks say: the track by their shape, the level by their treatment. */
export function MarkKey({ className = "" }: { className?: string }) {
  return (
    <div
      className={`voice-data grid gap-y-1 border-ink border-t-2 pt-2 text-data sm:gap-y-2 sm:pt-3 ${className}`}
      aria-hidden="true"
    >
      <Group title="Track">
        {TRACKS.map((track) => (
          <Entry key={track} name={track}>
            <Mark shape={TRACK_LOOKS[track].shape} level="Beginner" ground={TRACK_LOOKS[track].fill} />
          </Entry>
        ))}
      </Group>
      <Group title="Level">
        {LEVELS.map(([level, name]) => (
          <Entry key={level} name={name}>
            <Mark shape="square" level={level} ground="bg-white" />
          </Entry>
        ))}
      </Group>
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex gap-x-4">
      <p className="w-11 flex-none py-0.5 font-bold">{title}</p>
      <ul className="flex flex-wrap gap-x-4 sm:gap-x-5 sm:gap-y-1">{children}</ul>
    </div>
  );
}

function Entry({ name, children }: { name: string; children: ReactNode }) {
  return (
    <li className="flex items-center gap-2">
      {children}
      {name}
    </li>
  );
}

function Mark({ shape, level, ground }: { shape: TrackLook["shape"]; level: Level; ground: string }) {
  return (
    <svg
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      className={`forced-color-adjust-none size-5 sm:size-7 [print-color-adjust:exact] fill-ink ${ground}`}
      aria-hidden="true"
      focusable="false"
    >
      <path fillRule="evenodd" d={getMarkPath(shape, level, SIZE / 2, SIZE / 2, SIZE / 4)} />
    </svg>
  );
}
