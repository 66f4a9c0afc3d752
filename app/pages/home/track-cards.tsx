import { Link } from "react-router";
import type { HomePage } from "#app/content/pages/home-schema.server.ts";
import { TRACK_LOOKS } from "#app/drawing/track-look.ts";

/** The three tracks, each with its promise and a link to the learning paths. */
export function TrackCards({ cards }: { cards: HomePage["tracks"]["cards"] }) {
  return (
    <ul className="mt-10 grid gap-6 md:grid-cols-3">
      {cards.map(({ track, promise, text, link }) => {
        const isInk = track === "Continuous Learning";
        return (
          <li
            key={track}
            className={`group relative flex flex-col p-6 ${isInk ? "on-ink" : `text-ink ${TRACK_LOOKS[track].fill}`}`}
          >
            <p className={`voice-data font-bold ${isInk ? "text-rani" : ""}`}>{track}</p>
            <h3 className="voice-wide mt-2 text-h3">{promise}</h3>
            <p className="mt-3 mb-6">{text}</p>
            <Link
              to="/learning-paths"
              className="mt-auto inline-flex min-h-11 items-center font-bold underline decoration-2 underline-offset-4 after:absolute after:inset-0 group-hover:decoration-4"
            >
              {link}
              <span className="sr-only">: {track}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
