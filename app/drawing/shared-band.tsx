import { BandPaths } from "./map-band.tsx";
import { countWeeks, type Marks, WEEK_GRID } from "./week-grid.ts";

/** Name of the drawing of some marks: the same marks have the same one. */
const getBandId = ({ sessions, level, track }: Marks): string =>
  `band-${sessions}-${level}-${track}`.toLowerCase().replaceAll(" ", "-");

/** Draws each different line of sessions once, out of sight, for the places of a long list that show it. */
export function SharedBandShapes({ all }: { all: Marks[] }) {
  const bands = new Map(all.map((marks) => [getBandId(marks), marks]));
  return (
    <svg className="absolute size-0" aria-hidden="true" focusable="false">
      <defs>
        {[...bands].map(([id, marks]) => (
          <g key={id} id={id}>
            <BandPaths marks={marks} />
          </g>
        ))}
      </defs>
    </svg>
  );
}

/** A line of sessions from left to right, of those that `SharedBandShapes` has drawn. */
export function SharedBand({ marks }: { marks: Marks }) {
  return (
    <svg
      viewBox={`0 0 ${countWeeks(marks.sessions) * WEEK_GRID.week} ${WEEK_GRID.band}`}
      className="forced-color-adjust-none w-full"
      aria-hidden="true"
      focusable="false"
    >
      <use href={`#${getBandId(marks)}`} />
    </svg>
  );
}
