import { countWeeks, type Level, type Track } from "#app/academy/tracks.ts";
import { formatCount } from "#app/text/count.ts";
import { Band } from "./band.tsx";
import { getMarksClass } from "./track-look.ts";

/** A stop of a line; one without an address has no page. */
type MapStop = {
  name: string;
  sessions: number;
  level: Level;
  /** The track of the course, whose colour and shape it has; the line may be another's. */
  track: Track;
  href?: string | undefined;
};

/** A track as a line; an open line has no last stop. */
export type MapLine = {
  track: Track;
  href: string;
  stops: MapStop[];
  isOpen: boolean;
  /** How long an open line takes for its sessions, such as 'every four weeks'. */
  rhythm: string;
};

/** Where readers of a situation enter: its number in the list that the map answers, and its words at the first stop. */
export type MapEntry = { href: string; number: number; words: string | undefined };

const sumSessions = (stops: MapStop[]): number => stops.reduce((sum, { sessions }) => sum + sessions, 0);

type TrackMapProps = {
  lines: MapLine[];
  entries?: MapEntry[];
  /** Whether the last session of each course is white, where a key explains it. */
  hasLast?: boolean;
};

/**
 * The map: lines from one terminus at their real lengths, a mark for each live session, two marks a week. Flags show where
 * to enter them.
 */
export function TrackMap({ lines, entries = [], hasLast = false }: TrackMapProps) {
  const weeks = Math.max(...lines.map(({ stops }) => countWeeks(sumSessions(stops))));
  return (
    <div className="@container h-full">
      <div className="map relative [print-color-adjust:exact]" style={{ "--weeks": weeks }}>
        <MapRuler weeks={weeks} />
        <ul className="map-lines relative">
          {lines.map((line) => (
            <li key={line.track} className={`map-line ${line.isOpen ? "is-open" : ""}`}>
              <Plate line={line} />
              <div className="map-course flex-1">
                <ol>
                  {line.stops.map((stop) => (
                    <Stop
                      key={stop.name}
                      stop={stop}
                      entry={entries.find(({ href }) => href === stop.href)}
                      hasLast={hasLast && !line.isOpen}
                    />
                  ))}
                </ol>
                {line.isOpen ? (
                  <span
                    className={`band map-open flex-1 ${getMarksClass({ track: line.track, level: "Beginner" })}`}
                  />
                ) : null}
              </div>
            </li>
          ))}
        </ul>
        <p className="map-key voice-data absolute font-bold text-white">One mark is one live session</p>
      </div>
    </div>
  );
}

/** The name of a line at the terminus, with its shape and its length. */
function Plate({ line: { track, href, stops, isOpen, rhythm } }: { line: MapLine }) {
  const sessions = sumSessions(stops);
  return (
    <p className="map-plate on-ink flex leading-[1.15]">
      <i
        className={`mark flex-none text-(--track) text-[1.25em] ${getMarksClass({ track, level: "Beginner" })}`}
      />
      <span>
        <a
          href={href}
          className="voice-wide max-[22rem]:[font-stretch:100%] underline-offset-4 hover:underline"
        >
          {track}
        </a>
        <span className="map-length voice-data mt-1 block text-ink-muted max-[25rem]:[font-stretch:75%]">
          {isOpen ? (
            `${formatCount(sessions, "session")} ${rhythm}`
          ) : (
            <>
              {`${formatCount(stops.length, "course")}: ${formatCount(countWeeks(sessions), "week")}, `}
              <br />
              {formatCount(sessions, "session")}
            </>
          )}
        </span>
      </span>
    </p>
  );
}

type StopProps = { stop: MapStop; entry: MapEntry | undefined; hasLast: boolean };

function Stop({ stop, entry, hasLast }: StopProps) {
  const content = (
    <>
      {entry ? (
        <span className="map-entry voice-data leading-[1.15]" aria-hidden="true">
          <strong>{entry.number}</strong>
          {entry.words ? <span> {entry.words}</span> : null}
        </span>
      ) : null}
      <span className="map-name voice-data @max-[22rem]:[font-stretch:75%] block leading-[1.15]">
        <b className={stop.href ? "underline underline-offset-4" : undefined}>{stop.name}</b>
        <span className="map-count block text-muted">
          {formatCount(stop.sessions, "session")}
          <span className="sr-only">{` ${stop.href ? stop.level : "details on request"}`}</span>
        </span>
      </span>
      <Band marks={stop} hasLast={hasLast} />
    </>
  );
  return (
    <li className="map-stop relative" style={{ "--span": countWeeks(stop.sessions) }}>
      {stop.href ? <a href={stop.href}>{content}</a> : <div>{content}</div>}
    </li>
  );
}

/** Weeks between two figures of the ruler. */
const STEP = 4;

/** The weeks along the lines, for the eye. */
function MapRuler({ weeks }: { weeks: number }) {
  const figures = Array.from({ length: Math.floor(weeks / STEP) }, (_, index) => (index + 1) * STEP);
  return (
    <p className="map-ruler voice-data absolute text-micro text-muted leading-none" aria-hidden="true">
      {figures.map((week, index) => (
        <span key={week} className="map-figure absolute" style={{ "--at": week }}>
          {index === 0 ? <span className="map-week">Week </span> : null}
          {week}
        </span>
      ))}
    </p>
  );
}
