import type { Track } from "./course.ts";
import { HeroStops } from "./hero-stops.tsx";
import { type LineScale, layOutLine, type Station } from "./line-layout.ts";
import { TRACK_STYLES } from "./track-style.ts";

/** A track as a line with its stations; an open line has no last stop. */
export type HeroLine = { track: Track; stations: Station[]; isOpen: boolean };

/** Geometry of one way to draw the lines. */
export type Plan = {
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
        <HeroStops
          key={track}
          plan={plan}
          across={plan.across[index] ?? 0}
          track={track}
          stations={stations}
        />
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
