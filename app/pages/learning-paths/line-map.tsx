import { Link } from "react-router";
import { getCoursePath, SYLLABUS_ID } from "#app/content/addresses.ts";
import type { LearningPathsPage } from "#app/content/pages/learning-paths-schema.server.ts";
import type { Level, Track } from "#app/content/tracks.ts";
import { TickStrip } from "#app/courses/tick-strip.tsx";
import { Stop } from "#app/drawing/stop.tsx";
import { TRACK_LOOKS } from "#app/drawing/track-look.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";

type Path = Omit<LearningPathsPage["paths"][number], "rows" | "track"> & {
  track: Track;
  rows: (LearningPathsPage["paths"][number]["rows"][number] & { level: Level })[];
};

/** A track as a line of the map: its stops with weeks and sessions, or what an open line consists of. */
export function LineMap({ path }: { path: Path }) {
  const style = TRACK_LOOKS[path.track];
  return (
    <section
      id={path.slug}
      aria-labelledby={`${path.slug}-title`}
      className="border-ink border-t-2 odd:bg-white"
    >
      <div className="page section grid gap-x-16 gap-y-10 lg:grid-cols-[22rem_1fr]">
        <div>
          <p className={`voice-data font-bold ${style.text}`}>{path.headline}</p>
          <h2 id={`${path.slug}-title`} className="voice-wide mt-2 text-h2">
            {path.track}
          </h2>
          <p className="mt-4">{path.text}</p>
          <ul className="mt-6 flex flex-wrap gap-2">
            {path.facts.map((fact) => (
              <li key={fact} className={`voice-data px-2.5 py-1 font-bold text-h4 ${style.fill}`}>
                {fact}
              </li>
            ))}
          </ul>
        </div>
        <div>
          {path.rows.length > 0 ? <Stops path={path} /> : <Offerings path={path} />}
          <p className="mt-8 border-ink border-l-4 pl-4 font-bold text-h4">{path.outcome}</p>
          <p className="mt-6">
            <ButtonLink href={path.link.href} look="secondary">
              {path.link.label}
            </ButtonLink>
          </p>
        </div>
      </div>
    </section>
  );
}

function Stops({ path }: { path: Path }) {
  return (
    <ol>
      {path.rows.map((row) => (
        <Stop key={row.name} rail={TRACK_LOOKS[path.track].rail}>
          <div className="flex flex-wrap items-baseline justify-between gap-x-6">
            <h3 className="voice-wide text-h3">
              {row.course ? (
                <Link
                  to={getCoursePath(row.course)}
                  prefetch="intent"
                  className="underline decoration-2 underline-offset-4 hover:text-brand-700"
                >
                  {row.name}
                </Link>
              ) : (
                row.name
              )}
            </h3>
            <p className="voice-data text-h4">
              <b>{row.weeks}</b> weeks /{" "}
              {row.course ? (
                <Link
                  to={`${getCoursePath(row.course)}#${SYLLABUS_ID}`}
                  className="inline-flex min-h-6 items-center underline decoration-2 underline-offset-4 hover:text-brand-700"
                >
                  <b>{row.sessions}</b>&nbsp;sessions<span className="sr-only"> of {row.name}, by name</span>
                </Link>
              ) : (
                <>
                  <b>{row.sessions}</b> sessions
                </>
              )}
            </p>
          </div>
          <p className="mt-1 mb-2 max-w-text text-muted">{row.text}</p>
          <TickStrip course={{ ...row, track: path.track, duration: `${row.weeks} weeks` }} />
        </Stop>
      ))}
    </ol>
  );
}

function Offerings({ path }: { path: Path }) {
  return (
    <ul>
      {path.offerings.map(({ title, text }) => (
        <Stop key={title} rail={TRACK_LOOKS[path.track].rail}>
          <h3 className="voice-wide text-h3">{title}</h3>
          <p className="mt-1 max-w-text text-muted">{text}</p>
        </Stop>
      ))}
    </ul>
  );
}
