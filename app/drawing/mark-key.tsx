import type { Level } from "#app/academy/tracks.ts";
import { MarkTile } from "./band.tsx";

const ENTRIES: [name: string, level: Level][] = [
  ["Beginner and All Levels", "Beginner"],
  ["Intermediate", "Intermediate"],
  ["Advanced", "Advanced"],
];

/** The key of the marks: the treatment shows the level, and white the last session. */
export const MarkKey = () => (
  <ul
    className="voice-data flex flex-wrap gap-x-4 gap-y-1 text-data leading-tight *:flex *:items-center *:gap-2 min-[23rem]:grid min-[23rem]:w-fit min-[23rem]:grid-cols-[auto_auto] min-[23rem]:max-sm:grid-cols-[minmax(0,10.75rem)_auto] md:max-lg:grid-cols-[repeat(4,auto)]"
    aria-hidden="true"
  >
    {ENTRIES.map(([name, level]) => (
      <li key={name}>
        <MarkTile marks={{ track: "Foundation", level }} />
        {name}
      </li>
    ))}
    <li>
      <MarkTile marks={{ track: "Foundation", level: "Beginner" }} isLast />
      Last session
    </li>
  </ul>
);
