import { getCoursePath, SYLLABUS_ID } from "#app/content/addresses.ts";
import type { Level, Track } from "#app/content/tracks.ts";
import type { LearningPathsPage } from "#app/courses/learning-paths-copy.server.ts";
import { MapBand } from "#app/drawing/map-band.tsx";
import { countWeeks } from "#app/drawing/mark.ts";
import { Stop } from "#app/drawing/stop.tsx";
import { TRACK_LOOKS } from "#app/drawing/track-look.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";

type Row = LearningPathsPage["paths"][number]["rows"][number] & { level: Level };
type Path = Omit<LearningPathsPage["paths"][number], "rows" | "track"> & { track: Track; rows: Row[] };

type PathSectionProps = {
  path: Path;
  /** Weeks of the longest stop of the page, which fills its column. */
  longest: number;
  /** What is said of a stop without a page. */
  noPage: string;
};

/** A track with its stops, their weeks and sessions, or with what an open line consists of. */
export function PathSection({ path, longest, noPage }: PathSectionProps) {
  const look = TRACK_LOOKS[path.track];
  return (
    <section
      id={path.slug}
      aria-labelledby={`${path.slug}-title`}
      className="border-ink border-t-2 odd:bg-white"
    >
      <div className="page section">
        <div className="grid gap-x-16 gap-y-5 lg:grid-cols-2 lg:items-end print:grid-cols-2">
          <div>
            <p className={`voice-data font-bold ${look.text}`}>{path.headline}</p>
            <h2 id={`${path.slug}-title`} className="voice-wide mt-1 text-h2">
              {path.track}
            </h2>
            <ul className="mt-4 flex flex-wrap gap-2">
              {path.facts.map((fact) => (
                <li
                  key={fact}
                  className={`voice-data px-2.5 py-1 font-bold text-h4 [print-color-adjust:exact] ${look.fill}`}
                >
                  {fact}
                </li>
              ))}
            </ul>
          </div>
          <p className="max-w-text text-lead">{path.text}</p>
        </div>
        {path.rows.length > 0 ? (
          <ol className="mt-part border-ink border-t-2">
            {path.rows.map((row) => (
              <PathRow key={row.name} row={row} track={path.track} longest={longest} noPage={noPage} />
            ))}
          </ol>
        ) : (
          <Offerings path={path} />
        )}
        <div className="mt-part flex flex-wrap items-center justify-between gap-6">
          <p className="max-w-text border-ink border-l-4 pl-4 font-bold text-h4">{path.outcome}</p>
          <ButtonLink href={path.link.href} look="secondary">
            {path.link.label}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

type PathRowProps = Omit<PathSectionProps, "path"> & { row: Row; track: Track };

const LINK =
  "inline-flex min-h-11 items-center underline decoration-2 underline-offset-4 hover:text-brand-700";

/** A stop: what one can do after it, and its piece of the line on one scale for all stops. */
function PathRow({ row, track, longest, noPage }: PathRowProps) {
  return (
    <li className="grid items-end gap-x-10 border-rule border-b py-2 sm:gap-y-3 sm:py-4 lg:grid-cols-2 print:grid-cols-2 print:py-2">
      <div className="self-start">
        <h3 className="voice-wide text-h3">
          {row.course ? (
            <a href={getCoursePath(row.course)} className={LINK}>
              {row.name}
            </a>
          ) : (
            <span className="inline-flex min-h-11 items-center">{row.name}</span>
          )}
        </h3>
        <p className="max-w-text">
          {row.text}
          {row.course ? null : ` ${noPage}`}
        </p>
      </div>
      <div>
        <p className="voice-data text-h4">
          <b>{row.weeks}</b> weeks /{" "}
          {row.course ? (
            <a href={`${getCoursePath(row.course)}#${SYLLABUS_ID}`} className={LINK}>
              <b>{row.sessions}</b>&nbsp;sessions<span className="sr-only"> of {row.name}, by name</span>
            </a>
          ) : (
            <span className="inline-flex min-h-11 items-center">
              <b>{row.sessions}</b>&nbsp;sessions
            </span>
          )}
        </p>
        <div style={{ width: `${(100 * countWeeks(row.sessions)) / longest}%` }}>
          <MapBand marks={{ ...row, track }} isDashed={!row.course} />
        </div>
      </div>
    </li>
  );
}

function Offerings({ path }: { path: Path }) {
  return (
    <ul className="mt-part grid gap-x-10 lg:grid-cols-2 print:mt-4 print:grid-cols-2">
      {path.offerings.map(({ title, text }) => (
        <Stop key={title} rail={TRACK_LOOKS[path.track].rail}>
          <h3 className="voice-wide text-h3">{title}</h3>
          <p className="mt-1 max-w-text">{text}</p>
        </Stop>
      ))}
    </ul>
  );
}
