import { Link } from "react-router";
import type { HomePage } from "#app/content/pages/home-schema.server.ts";
import { getStripPath, getStripWidth, STRIP } from "#app/drawing/strip.ts";
import { TRACK_LOOKS } from "#app/drawing/track-look.ts";
import type { MapLine } from "#app/drawing/track-map.tsx";

type TrackCardsProps = {
  cards: HomePage["tracks"]["cards"];
  lines: MapLine[];
  /** Lengths and sums of each track as text, in the order of the cards. */
  facts: string[][];
};

/** The three tracks: the sessions of their stops, their lengths, their promise and a link to the learning paths. */
export function TrackCards({ cards, lines, facts }: TrackCardsProps) {
  const longest = Math.max(...lines.flatMap(({ stops }) => stops.map(({ sessions }) => sessions)));
  return (
    <ul className="mt-8 grid gap-6 lg:grid-cols-3">
      {cards.map(({ track, promise, text, link }, index) => {
        const isInk = track === "Continuous Learning";
        const line = lines.find((other) => other.track === track);
        return (
          <li
            key={track}
            className={`group relative flex flex-col gap-4 p-6 [print-color-adjust:exact] sm:max-lg:grid sm:max-lg:grid-cols-2 sm:max-lg:gap-x-10 ${isInk ? "on-ink" : `text-ink ${TRACK_LOOKS[track].fill}`}`}
          >
            <div>
              <p className="voice-wide text-h3">{track}</p>
              <p className="voice-data mt-1 text-h4">{facts[index]?.join(", ")}</p>
              {line ? <Rows line={line} longest={longest} /> : null}
            </div>
            <div className="flex grow flex-col">
              <h3 className="font-bold text-h3">{promise}</h3>
              <p className="mt-1 mb-3">{text}</p>
              <Link
                to="/learning-paths"
                className="mt-auto inline-flex min-h-11 items-center self-start font-bold underline decoration-2 underline-offset-4 after:absolute after:inset-0 group-hover:decoration-4"
              >
                {link}
                <span className="sr-only">: {track}</span>
              </Link>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** The stops of a line as rows of marks, one below the other on one scale. */
function Rows({ line, longest }: { line: MapLine; longest: number }) {
  const step = STRIP.height * 2;
  const height = step * line.stops.length - STRIP.height;
  return (
    <svg
      viewBox={`0 0 ${getStripWidth(longest)} ${height}`}
      className={`forced-color-adjust-none mt-4 w-full max-w-md ${line.track === "Continuous Learning" ? "fill-rani" : "fill-ink"}`}
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
  );
}
