import type { Track } from "#app/content/tracks.ts";
import { HeroStops } from "./hero-stops.tsx";
import { HORIZONTAL, type LineGeometry, VERTICAL } from "./line-geometry.ts";
import { type LineStop, layOutLine } from "./line-layout.ts";
import { TRACK_LOOKS } from "./track-look.ts";

/** A track as a line with its stops; an open line has no last stop. */
export type HeroLine = { track: Track; stops: LineStop[]; isOpen: boolean };

/** The tracks as lines from one terminus, at their real lengths; upright on a phone. */
export function HeroLines({ lines }: { lines: HeroLine[] }) {
  return (
    <>
      <Drawing lines={lines} geometry={HORIZONTAL} />
      <Drawing lines={lines} geometry={VERTICAL} />
    </>
  );
}

function Drawing({ lines, geometry }: { lines: HeroLine[]; geometry: LineGeometry }) {
  const placed = lines.map((line) => ({ ...line, ...layOutLine(line.stops, geometry.scale) }));
  const height = geometry.height(Math.max(...placed.map(({ end }) => end)));
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: its links and texts are read one by one; a title would pop up as a tooltip
    <svg viewBox={`0 0 ${geometry.width} ${height}`} className={`overflow-visible ${geometry.className}`}>
      {placed.toReversed().map(({ track, end, isOpen }) => (
        <Band
          key={track}
          geometry={geometry}
          place={lines.findIndex((line) => line.track === track)}
          track={track}
          end={end}
          isOpen={isOpen}
        />
      ))}
      {placed.map(({ track, stops }, index) => (
        <HeroStops
          key={track}
          geometry={geometry}
          across={geometry.across[index] ?? 0}
          track={track}
          stops={stops}
        />
      ))}
    </svg>
  );
}

type BandProps = { geometry: LineGeometry; place: number; track: Track; end: number; isOpen: boolean };

/** The coloured band from the terminus to the end of its line. */
function Band({ geometry, place, track, end, isOpen }: BandProps) {
  const { isVertical, across, scale, band, width } = geometry;
  const to = across[place] ?? 0;
  const from = across[isVertical ? 0 : 1] ?? 0;
  const half = scale.start / 2;
  const last = isOpen && !isVertical ? Math.min(end + 260, width) : isOpen ? end + 120 : end;
  const d = isVertical
    ? `M${from} 0V12C${from} ${half} ${to} ${half - 14} ${to} ${scale.start}V${last}`
    : `M0 ${from}H10C${half + 10} ${from} ${half - 10} ${to} ${scale.start} ${to}H${last}`;
  return (
    <>
      <path
        d={d}
        pathLength="1"
        fill="none"
        strokeWidth={band}
        className={`draw-line ${TRACK_LOOKS[track].stroke}`}
      />
      {isOpen ? (
        <path d={getArrow(isVertical, last, to, band)} className={TRACK_LOOKS[track].drawnFill} />
      ) : null}
    </>
  );
}

const getArrow = (isVertical: boolean, at: number, across: number, band: number): string =>
  isVertical
    ? `M${across - band} ${at}h${2 * band}l${-band} ${band * 1.2}z`
    : `M${at} ${across - band}v${2 * band}l${band * 1.2} ${-band}z`;
