import { getStripPath, getStripWidth, STRIP } from "#app/drawing/mark.ts";
import { TRACK_LOOKS } from "#app/drawing/track-look.ts";
import type { SessionRow } from "./session-rows.ts";

const BAND = { height: 14, padding: 4 } as const;

const getBandWidth = (sessions: number): number => getStripWidth(sessions) + 2 * BAND.padding;

type AllSessionsProps = {
  rows: SessionRow[];
  /** What the drawing shows, in words. */
  caption: string;
};

/** Every live session of the catalogue: named bands of their track's colour, all drawn to one scale. */
export function AllSessions({ rows, caption }: AllSessionsProps) {
  const width = getBandWidth(Math.max(...rows.map(({ sessions }) => sessions)));
  return (
    <div className="border-ink border-t-2 bg-white">
      <figure className="page py-8 lg:py-12">
        <figcaption className="text-lead">{caption}</figcaption>
        <ul className="mt-6 grid gap-y-1.5">
          {rows.map((row) => (
            <li key={row.href}>
              <a
                href={row.href}
                className="group grid items-center gap-x-5 gap-y-1 hover:bg-tint lg:grid-cols-[24rem_minmax(0,1fr)] print:grid-cols-[24rem_minmax(0,1fr)]"
              >
                <RowName row={row} />
                <Band row={row} width={width} />
              </a>
            </li>
          ))}
        </ul>
      </figure>
    </div>
  );
}

function RowName({ row: { name, sessions, courses } }: { row: SessionRow }) {
  return (
    <span className="flex items-baseline justify-between gap-x-4 leading-tight">
      <span className="font-bold underline-offset-4 group-hover:underline">{name}</span>
      <span className="voice-data flex-none text-data text-muted">
        {courses ? `${courses} courses, ` : null}
        {sessions} sessions
      </span>
    </span>
  );
}

function Band({ row: { sessions, level, track }, width }: { row: SessionRow; width: number }) {
  return (
    <svg
      viewBox={`0 0 ${width} ${BAND.height}`}
      preserveAspectRatio="none"
      className={`forced-color-adjust-none w-full fill-ink ${level ? "" : "h-8"}`}
      aria-hidden="true"
      focusable="false"
    >
      <path className={TRACK_LOOKS[track].drawnFill} d={`M0 0h${getBandWidth(sessions)}v${BAND.height}H0z`} />
      {level ? (
        <path
          fillRule="evenodd"
          transform={`translate(${BAND.padding} ${(BAND.height - STRIP.height) / 2})`}
          d={getStripPath({ sessions, level, track })}
        />
      ) : null}
    </svg>
  );
}
