import { TRACKS } from "#app/academy/tracks.ts";
import { MarkTile } from "./band.tsx";
import type { Marks } from "./mark.ts";

type KeyEntry = [name: string, marks: Omit<Marks, "sessions">];

type MarkKeyProps = { solid?: string; hasTracks?: boolean };

/** The key of the marks: the treatment stands for the level and, unless the page says it elsewhere, the shape for the track. */
export function MarkKey({ solid = "Beginner and All Levels", hasTracks = true }: MarkKeyProps) {
  const tracks = TRACKS.map((track): KeyEntry => [track, { track, level: "Beginner" }]);
  const levels = (["Beginner", "Intermediate", "Advanced"] as const).map(
    (level): KeyEntry => [level === "Beginner" ? solid : level, { track: "Foundation", level }],
  );
  return (
    <div className="voice-data grid gap-1 text-data leading-tight" aria-hidden="true">
      {(hasTracks ? [tracks, levels] : [levels]).map((entries) => (
        <ul key={entries[0]?.[0]} className="flex flex-wrap gap-x-4 gap-y-1">
          {entries.map(([name, marks]) => (
            <li key={name} className="flex items-center gap-2">
              <MarkTile marks={marks} />
              {name}
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}
