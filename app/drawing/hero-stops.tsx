import { Link } from "react-router";
import type { Track } from "#app/content/tracks.ts";
import type { LineGeometry } from "./line-geometry.ts";
import { breakName, type PlacedStop } from "./line-layout.ts";
import { getMarkPath } from "./mark.ts";
import { TRACK_LOOKS } from "./track-look.ts";

type StopsProps = { geometry: LineGeometry; across: number; track: Track; stops: PlacedStop[] };

/** Stops with their names, and the sessions between them. */
export function HeroStops({ geometry, across, track, stops }: StopsProps) {
  const { isVertical, radius, mark } = geometry;
  const { shape } = TRACK_LOOKS[track];
  const place = (at: number): [number, number] => (isVertical ? [across, at] : [at, across]);
  return (
    <>
      <path
        className="fill-ink"
        fillRule="evenodd"
        d={stops
          .flatMap(({ marks }) => marks.map((at) => getMarkPath(shape, "Beginner", ...place(at), mark)))
          .join("")}
      />
      {stops.map((stop) => {
        const [x, y] = place(stop.at);
        const ring = (
          <circle cx={x} cy={y} r={radius} strokeWidth={radius / 2.6} className="fill-white stroke-ink" />
        );
        if (!stop.href) {
          return (
            <g key={stop.name}>
              {ring}
              <Name geometry={geometry} stop={stop} x={x} y={y} />
            </g>
          );
        }
        return (
          <Link key={stop.name} to={stop.href} prefetch="intent" className="group">
            {ring}
            <circle cx={x} cy={y} r={radius / 2.4} className="fill-transparent group-hover:fill-brand-500" />
            <Name geometry={geometry} stop={stop} x={x} y={y} isLink />
          </Link>
        );
      })}
    </>
  );
}

type NameProps = { geometry: LineGeometry; stop: PlacedStop; x: number; y: number; isLink?: boolean };

function Name({ geometry, stop, x, y, isLink }: NameProps) {
  const { isVertical, letters, fontSize, radius, band } = geometry;
  const lines = breakName(stop.name, letters);
  const left = isVertical ? x + radius + 7 : x - radius + 2;
  const first = isVertical ? y + 4 : y - radius - 11 - (lines.length - 1) * fontSize.name * 0.95;
  const below = isVertical ? first + lines.length * fontSize.name : y + band / 2 + fontSize.sessions + 7;
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
        {stop.sessions} sessions
      </text>
    </>
  );
}
