import type { Track } from "#app/content/tracks.ts";
import { getStripPath, getStripWidth, STRIP } from "#app/drawing/mark.ts";
import { TRACK_LOOKS } from "#app/drawing/track-look.ts";
import type { MapLine } from "#app/drawing/track-map.tsx";
import type { HomePage } from "./copy.server.ts";

type TrackCardsProps = {
  cards: HomePage["tracks"]["cards"];
  lines: MapLine[];
  /** Lengths and sums of each track as text. */
  facts: Record<Track, string[]>;
};

/** The three tracks: the sessions of their stops, their lengths, their promise and a link to the learning paths. */
export function TrackCards({ cards, lines, facts }: TrackCardsProps) {
  const longest = Math.max(...lines.flatMap(({ stops }) => stops.map(({ sessions }) => sessions)));
  return (
    <ul className="mt-part grid gap-row lg:grid-cols-3">
      {cards.map(({ track, promise, text, link }) => {
        const isInk = track === "Continuous Learning";
        const line = lines.find((other) => other.track === track);
        return (
          <li
            key={track}
            className={`group relative outline-1 outline-transparent flex flex-col gap-row p-4 sm:p-6 [print-color-adjust:exact] sm:max-lg:grid sm:max-lg:grid-cols-2 sm:max-lg:gap-x-10 ${isInk ? "on-ink" : `text-ink ${TRACK_LOOKS[track].fill}`}`}
          >
            <div>
              <p className="voice-wide text-h3">{track}</p>
              <p className="voice-data mt-1 text-h4">{facts[track].join(", ")}</p>
              {line ? <Rows line={line} longest={longest} /> : null}
            </div>
            <div className="sm:flex sm:grow sm:flex-col">
              <h3 className="font-bold text-h4 max-sm:inline sm:text-h3">{promise}</h3>{" "}
              <p className="max-sm:inline sm:mt-1 sm:mb-3">{text}</p>
              <a
                href="/learning-paths"
                className="mt-auto flex min-h-9 w-fit items-center sm:min-h-11 font-bold underline decoration-2 underline-offset-4 after:absolute after:inset-0 group-hover:decoration-4"
              >
                {link}
                <span className="sr-only">: {track}</span>
              </a>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** The stops of a line as rows of marks, one below the other on one scale; an open line runs out of the card. */
function Rows({ line, longest }: { line: MapLine; longest: number }) {
  const step = STRIP.height * 2;
  const height = step * line.stops.length - STRIP.height;
  return (
    <div
      className={`mt-3 sm:mt-4 ${line.isOpen ? `forced-color-adjust-none -mr-4 py-2 sm:-mr-6 lg:py-7 ${TRACK_LOOKS[line.track].fill}` : ""}`}
    >
      <svg
        viewBox={`0 0 ${getStripWidth(longest)} ${height}`}
        className="w-full max-w-md fill-ink"
        aria-hidden="true"
        focusable="false"
      >
        {line.stops.map(({ name, sessions, level }, row) => (
          <path
            key={name}
            fillRule="evenodd"
            transform={`translate(0 ${row * step})`}
            d={getStripPath({ sessions, level, track: line.track })}
          />
        ))}
      </svg>
    </div>
  );
}
