import type { CSSProperties } from "react";

/** Weeks between two figures of the ruler. */
const STEP = 4;

/** The weeks along the lines, for the eye. */
export function MapRuler({ weeks }: { weeks: number }) {
  const figures = Array.from({ length: Math.floor(weeks / STEP) }, (_, index) => (index + 1) * STEP);
  return (
    <p className="map-ruler voice-data" aria-hidden="true">
      {figures.map((week, index) => (
        <span key={week} className="map-figure" style={{ "--at": week } as CSSProperties}>
          {index === 0 ? <span>Week </span> : null}
          {week}
        </span>
      ))}
    </p>
  );
}
