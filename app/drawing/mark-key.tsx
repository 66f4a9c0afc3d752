import type { ReactNode } from "react";
import { type Level, TRACKS } from "#app/content/tracks.ts";
import { MarkTile } from "./band.tsx";

/** The levels by their look: two of them share one. */
const LEVELS: [Level, string][] = [
  ["Beginner", "Beginner and All Levels"],
  ["Intermediate", "Intermediate"],
  ["Advanced", "Advanced"],
];

/** The key of the marks: the shape stands for the track, the treatment for the level. */
export function MarkKey({ className }: { className: string }) {
  return (
    <div
      className={`voice-data grid gap-y-1 border-ink border-t-2 pt-2 text-data sm:gap-y-2 sm:pt-3 ${className}`}
      aria-hidden="true"
    >
      <Group title="Track">
        {TRACKS.map((track) => (
          <Entry key={track} name={track}>
            <MarkTile marks={{ track, level: "Beginner" }} />
          </Entry>
        ))}
      </Group>
      <Group title="Level">
        {LEVELS.map(([level, name]) => (
          <Entry key={level} name={name}>
            <MarkTile marks={{ track: "Foundation", level }} />
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
