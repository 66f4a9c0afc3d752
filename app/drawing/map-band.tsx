import { countWeeks, getWeekPath, type Marks, WEEK_GRID } from "./mark.ts";
import { TRACK_LOOKS } from "./track-look.ts";

type MapBandProps = {
  marks: Marks;
  /** Whether the line is dashed, a dash for each week. */
  isDashed: boolean;
  /** Whether the line runs from top to bottom. */
  isUpright?: boolean;
};

/** A piece of a line with its sessions, from left to right or upright. */
export function MapBand({ marks, isDashed, isUpright = false }: MapBandProps) {
  const { week, band } = WEEK_GRID;
  const length = countWeeks(marks.sessions) * week;
  const [width, height] = isUpright ? [band, length] : [length, band];
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={`forced-color-adjust-none ${isUpright ? "map-upright" : "map-lying w-full"}`}
      aria-hidden="true"
      focusable="false"
    >
      <BandPaths marks={marks} isDashed={isDashed} isUpright={isUpright} />
    </svg>
  );
}

/** The line itself and the marks on it. */
function BandPaths({ marks, isDashed = false, isUpright = false }: Partial<MapBandProps> & { marks: Marks }) {
  const { week, band } = WEEK_GRID;
  const length = countWeeks(marks.sessions) * week;
  const dashes = isDashed ? { strokeDasharray: "7.8 2.2", strokeDashoffset: -1.1 } : {};
  return (
    <>
      <path
        className={TRACK_LOOKS[marks.track].stroke}
        strokeWidth={band}
        d={isUpright ? `M${band / 2} 0v${length}` : `M0 ${band / 2}h${length}`}
        {...dashes}
      />
      <path className="fill-ink" fillRule="evenodd" d={getWeekPath(marks, isUpright)} />
    </>
  );
}

/** The id of a band: equal bands share one drawing. */
const getBandId = ({ sessions, level, track }: Marks): string =>
  `band-${sessions}-${level}-${track}`.toLowerCase().replaceAll(" ", "-");

/** Draws each distinct line of sessions once, hidden, for `SharedBand` to reuse. */
export function SharedBandShapes({ all }: { all: Marks[] }) {
  const bands = new Map(all.map((marks) => [getBandId(marks), marks]));
  return (
    <svg className="absolute size-0 forced-color-adjust-none" aria-hidden="true" focusable="false">
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

/** A line of sessions from left to right, as `SharedBandShapes` has drawn it. */
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
