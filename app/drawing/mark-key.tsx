import { TRACKS } from "#app/content/tracks.ts";
import { MarkTile } from "./band.tsx";
import type { Marks } from "./mark.ts";

const LEVELS = ["Beginner", "Intermediate", "Advanced"] as const;

/** The key of the marks: the shape stands for the track, the treatment for the level. Courses for all levels are solid too. */
export const MarkKey = ({ solid = "Beginner and All Levels" }: { solid?: string }) => (
  <div className="voice-data grid gap-y-1 text-data leading-tight" aria-hidden="true">
    <Group title="Track" entries={TRACKS.map((track) => [track, { track, level: "Beginner" }])} />
    <Group
      title="Level"
      entries={LEVELS.map((level) => [level === "Beginner" ? solid : level, { track: "Foundation", level }])}
    />
  </div>
);

const Group = ({ title, entries }: { title: string; entries: [string, Omit<Marks, "sessions">][] }) => (
  <div className="flex gap-x-4">
    <p className="w-11 flex-none py-0.5 font-bold">{title}</p>
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {entries.map(([name, marks]) => (
        <li key={name} className="flex items-center gap-2">
          <MarkTile marks={marks} />
          {name}
        </li>
      ))}
    </ul>
  </div>
);
