import { Link } from "react-router";
import type { Track } from "./course.ts";
import { breakName, type LineScale, layOutLine, type PlacedStation, type Station } from "./line-layout.ts";
import { getMarkPath } from "./mark.ts";
import { TRACK_STYLES } from "./track-style.ts";

/** A track as a line with its stations; an open line has no last stop. */
export type HeroLine = { track: Track; stations: Station[]; isOpen: boolean };

/** Geometry of one way to draw the lines. */
type Plan = {
  className: string;
  isUpright: boolean;
  scale: LineScale;
  width: number;
  height: (longest: number) => number;
  /** Where the lines lie across, by their order. */
  across: number[];
  band: number;
  radius: number;
  mark: number;
  /** Letters that fit in a line of a name. */
  letters: number;
  fontSize: { name: number; sessions: number };
};

const LEVEL: Plan = {
  className: "hidden w-full md:block",
  isUpright: false,
  scale: { start: 128, week: 13.6, step: 5.4, station: 26 },
  width: 1120,
  height: () => 330,
  across: [62, 168, 274],
  band: 16,
  radius: 13,
  mark: 2.4,
  letters: 16,
  fontSize: { name: 21, sessions: 19 },
};

const UPRIGHT: Plan = {
  className: "w-full max-w-md md:hidden",
  isUpright: true,
  scale: { start: 64, week: 9, step: 3.8, station: 16 },
  width: 340,
  height: (longest) => longest + 12,
  across: [12, 126, 240],
  band: 11,
  radius: 8,
  mark: 1.6,
  letters: 10,
  fontSize: { name: 15, sessions: 13 },
};

/** The tracks as lines from one terminus, at their real lengths; upright on a phone. */
export function HeroLines({ lines }: { lines: HeroLine[] }) {
  return (
    <>
      <Drawing lines={lines} plan={LEVEL} />
      <Drawing lines={lines} plan={UPRIGHT} />
    </>
  );
}

function Drawing({ lines, plan }: { lines: HeroLine[]; plan: Plan }) {
  const placed = lines.map((line) => ({ ...line, ...layOutLine(line.stations, plan.scale) }));
  const height = plan.height(Math.max(...placed.map(({ end }) => end)));
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: its links and texts are read one by one; a title would pop up as a tooltip
    <svg viewBox={`0 0 ${plan.width} ${height}`} className={`overflow-visible ${plan.className}`}>
      {placed.toReversed().map(({ track, end, isOpen }) => (
        <Band
          key={track}
          plan={plan}
          place={lines.findIndex((line) => line.track === track)}
          track={track}
          end={end}
          isOpen={isOpen}
        />
      ))}
      {placed.map(({ track, stations }, index) => (
        <Stops key={track} plan={plan} across={plan.across[index] ?? 0} track={track} stations={stations} />
      ))}
    </svg>
  );
}

type BandProps = { plan: Plan; place: number; track: Track; end: number; isOpen: boolean };

/** The coloured band from the terminus to the end of its line. */
function Band({ plan, place, track, end, isOpen }: BandProps) {
  const { isUpright, across, scale, band, width } = plan;
  const to = across[place] ?? 0;
  const from = across[isUpright ? 0 : 1] ?? 0;
  const half = scale.start / 2;
  const last = isOpen && !isUpright ? Math.min(end + 260, width) : isOpen ? end + 120 : end;
  const d = isUpright
    ? `M${from} 0V12C${from} ${half} ${to} ${half - 14} ${to} ${scale.start}V${last}`
    : `M0 ${from}H10C${half + 10} ${from} ${half - 10} ${to} ${scale.start} ${to}H${last}`;
  return (
    <>
      <path
        d={d}
        pathLength="1"
        fill="none"
        strokeWidth={band}
        className={`draw-line ${TRACK_STYLES[track].stroke}`}
      />
      {isOpen ? <path d={getArrow(isUpright, last, to, band)} className={ARROWS[track]} /> : null}
    </>
  );
}

const ARROWS: Record<Track, string> = {
  Foundation: "fill-marigold",
  "AI-Powered": "fill-brand-500",
  "Continuous Learning": "fill-rani",
};

const getArrow = (isUpright: boolean, at: number, across: number, band: number): string =>
  isUpright
    ? `M${across - band} ${at}h${2 * band}l${-band} ${band * 1.2}z`
    : `M${at} ${across - band}v${2 * band}l${band * 1.2} ${-band}z`;

type StopsProps = { plan: Plan; across: number; track: Track; stations: PlacedStation[] };

/** Stations with their names, and the sessions between them. */
function Stops({ plan, across, track, stations }: StopsProps) {
  const { isUpright, radius, mark } = plan;
  const { shape } = TRACK_STYLES[track];
  const place = (at: number): [number, number] => (isUpright ? [across, at] : [at, across]);
  return (
    <>
      <path
        className="fill-ink"
        fillRule="evenodd"
        d={stations
          .flatMap(({ marks }) => marks.map((at) => getMarkPath(shape, "Beginner", ...place(at), mark)))
          .join("")}
      />
      {stations.map((station) => {
        const [x, y] = place(station.at);
        const stop = (
          <circle cx={x} cy={y} r={radius} strokeWidth={radius / 2.6} className="fill-white stroke-ink" />
        );
        if (!station.href) {
          return (
            <g key={station.name}>
              {stop}
              <Name plan={plan} station={station} x={x} y={y} />
            </g>
          );
        }
        return (
          <Link key={station.name} to={station.href} prefetch="intent" className="group">
            {stop}
            <circle cx={x} cy={y} r={radius / 2.4} className="fill-transparent group-hover:fill-brand-500" />
            <Name plan={plan} station={station} x={x} y={y} isLink />
          </Link>
        );
      })}
    </>
  );
}

type NameProps = { plan: Plan; station: PlacedStation; x: number; y: number; isLink?: boolean };

function Name({ plan, station, x, y, isLink }: NameProps) {
  const { isUpright, letters, fontSize, radius, band } = plan;
  const lines = breakName(station.name, letters);
  const left = isUpright ? x + radius + 7 : x - radius + 2;
  const first = isUpright ? y + 4 : y - radius - 11 - (lines.length - 1) * fontSize.name * 0.95;
  const below = isUpright ? first + lines.length * fontSize.name : y + band / 2 + fontSize.sessions + 7;
  return (
    <>
      <text
        className={`fill-ink ${isLink ? "group-hover:underline" : ""}`}
        fontSize={fontSize.name}
        style={{ fontStretch: "85%" }}
        fontWeight="700"
      >
        {lines.map((line, index) => (
          <tspan key={line} x={left} y={first + index * fontSize.name * 0.95}>
            {line}{" "}
          </tspan>
        ))}
      </text>
      <text x={left} y={below} fontSize={fontSize.sessions} className="voice-data fill-muted">
        {station.sessions} sessions
      </text>
    </>
  );
}
