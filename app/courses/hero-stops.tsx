import { Link } from "react-router";
import type { Track } from "./course.ts";
import type { Plan } from "./hero-lines.tsx";
import { breakName, type PlacedStation } from "./line-layout.ts";
import { getMarkPath } from "./mark.ts";
import { TRACK_STYLES } from "./track-style.ts";

type StopsProps = { plan: Plan; across: number; track: Track; stations: PlacedStation[] };

/** Stations with their names, and the sessions between them. */
export function HeroStops({ plan, across, track, stations }: StopsProps) {
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
