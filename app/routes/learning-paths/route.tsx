import { getCoursePath } from "#app/academy/addresses.ts";
import { countWeeks } from "#app/academy/tracks.ts";
import { SYLLABUS_ID } from "#app/courses/course-ids.ts";
import { addLooks, getTrackLines } from "#app/courses/paths/learning-paths.server.ts";
import type { LearningPathsWords } from "#app/courses/paths/learning-paths-words.server.ts";
import { Band } from "#app/drawing/band.tsx";
import { MarkKey } from "#app/drawing/mark-key.tsx";
import { TRACK_LOOKS } from "#app/drawing/track-look.ts";
import { type MapEntry, TrackMap } from "#app/drawing/track-map.tsx";
import { Page } from "#app/shell/page.tsx";
import { getPageContent } from "#app/site/page-content.server.ts";
import { getNoun } from "#app/text/count.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { PageTitle } from "#app/ui/page-title.tsx";
import { Section } from "#app/ui/section.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { TitledList } from "#app/ui/titled-list.tsx";
import type { Route } from "./+types/route";

/** The three paths with their rows. */
export function loader() {
  const { page, metadata, pages, courses } = getPageContent("learning-paths");
  const paths = page.paths.map((path) => ({ ...path, rows: addLooks(path.rows, path.track, courses) }));
  const lines = getTrackLines(pages["learning-paths"], courses);
  return { page: { ...page, paths }, metadata, lines, entries: listEntries(page.choose.cases) };
}

type Cases = LearningPathsWords["choose"]["cases"];

/** The stops at which each situation enters the map. */
const listEntries = (cases: Cases): MapEntry[] =>
  cases.flatMap(({ situation, links }, index) =>
    links.map(({ href }, place) => ({
      href,
      number: index + 1,
      words: place === 0 ? situation : undefined,
    })),
  );

/** Where to begin, the tracks as lines of a map, and when to take the courses that are on none. */
export default function LearningPaths({
  loaderData: { page, lines, entries, metadata },
}: Route.ComponentProps) {
  const weeks = page.paths.flatMap(({ rows }) => rows.map(({ sessions }) => countWeeks(sessions)));
  return (
    <Page metadata={metadata} closing={page.closing}>
      <PageTitle title={page.title} lead={page.lead}>
        <div className="mt-part">
          <MarkKey />
        </div>
      </PageTitle>
      <TrackMap lines={lines} entries={entries} hasLast />
      <Section title={page.choose.title} lead={page.choose.lead}>
        <ChoiceList cases={page.choose.cases} isNumbered />
      </Section>
      {page.paths.map((path, index) => (
        <PathSection
          key={path.slug}
          path={path}
          ground={index % 2 === 1 ? "bg-plate" : undefined}
          longest={Math.max(...weeks)}
          noPage={page.noPage}
        />
      ))}
      <Section title={page.further.title} lead={page.further.lead}>
        <ChoiceList cases={page.further.cases} />
      </Section>
    </Page>
  );
}

/** Situations, each with where to begin and links to there. */
function ChoiceList({ cases, isNumbered = false }: { cases: Cases; isNumbered?: boolean }) {
  return (
    <dl className="mt-part border-ink border-t-2">
      {cases.map(({ situation, advice, links }, index) => (
        <div
          key={situation}
          className="grid gap-x-10 gap-y-1 border-rule border-b py-4 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_minmax(0,1.4fr)]"
        >
          <dt className="flex items-start gap-3 text-balance font-bold">
            {isNumbered ? (
              <span className="map-entry voice-data flex-none px-1.5" aria-hidden="true">
                {index + 1}
              </span>
            ) : null}
            {situation}
          </dt>
          <dd>{advice}</dd>
          <dd className="flex min-w-0 flex-wrap gap-x-5 md:flex-col md:flex-nowrap">
            {links.map(({ label, href }) => (
              <a key={href} href={href} className="text-link py-2.5 md:py-0.5">
                {label}
              </a>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type LearningPath = Route.ComponentProps["loaderData"]["page"]["paths"][number];

type PathSectionProps = {
  path: LearningPath;
  /** Class of the ground. */
  ground: string | undefined;
  /** Weeks of the longest stop of the page, which fills its column. */
  longest: number;
  /** Words after a stop without a page. */
  noPage: string;
};

/** A track under its colour, with its stops, or, where it has none, with its offerings. */
function PathSection({ path, ground, longest, noPage }: PathSectionProps) {
  const look = TRACK_LOOKS[path.track];
  return (
    <section id={path.slug} aria-labelledby={`${path.slug}-title`} className={ground}>
      <div
        className={`forced-color-adjust-none border-ink border-y-2 text-ink [print-color-adjust:exact] ${look.fill}`}
      >
        <div className="page flex flex-wrap items-end justify-between gap-x-10 gap-y-1 py-row">
          <div className="min-w-0">
            <p className="voice-data font-bold">{path.headline}</p>
            <h2 id={`${path.slug}-title`} className="voice-wide text-h1">
              {path.track}
            </h2>
          </div>
          <ul className="voice-data flex flex-wrap gap-x-4 font-bold sm:gap-x-8 sm:text-h2">
            {path.facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </div>
      </div>
      <div className="page pt-part pb-section">
        <div className="grid gap-x-10 gap-y-3 md:grid-cols-[1fr_50%] lg:gap-x-16 print:grid-cols-2">
          <p className="max-w-text text-balance font-bold text-h3">{path.outcome}</p>
          <p className="max-w-text text-lead">{path.text}</p>
        </div>
        {path.rows.length > 0 ? (
          <ol className="mt-part border-ink border-t-2">
            {path.rows.map((row) => (
              <PathRow key={row.name} row={row} longest={longest} noPage={noPage} />
            ))}
          </ol>
        ) : (
          <TitledList
            items={path.offerings}
            isWide
            className="mt-part grid gap-x-8 gap-y-row sm:grid-cols-2 lg:grid-cols-3 print:grid-cols-2"
          />
        )}
        <p className="mt-part">
          <ButtonLink href={path.link.href} look="secondary">
            {path.link.label}
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}

type PathRowProps = Pick<PathSectionProps, "longest" | "noPage"> & {
  row: LearningPath["rows"][number];
};

/** A stop: what a learner can do after it, and its sessions on one scale for all stops. */
function PathRow({ row, longest, noPage }: PathRowProps) {
  const sessions = getNoun(row.sessions, "session");
  return (
    <li className="grid items-start gap-x-10 border-rule border-b py-2 sm:gap-y-3 sm:py-4 md:grid-cols-[1fr_50%] lg:gap-x-16 print:grid-cols-2 print:py-2">
      <div>
        <h3 className="voice-wide text-h3">
          {row.course ? (
            <TextLink href={getCoursePath(row.course)}>{row.name}</TextLink>
          ) : (
            <span className="inline-flex min-h-11 items-center">{row.name}</span>
          )}
        </h3>
        <p className="max-w-prose">
          {row.text}
          {row.course ? null : ` ${noPage}`}
        </p>
      </div>
      <div>
        <p className="voice-data">
          <b>{row.weeks}</b> {getNoun(row.weeks, "week")} /{" "}
          {row.course ? (
            <TextLink href={`${getCoursePath(row.course)}#${SYLLABUS_ID}`}>
              <b>{row.sessions}</b>&nbsp;{sessions}
              <span className="sr-only"> of {row.name}, by name</span>
            </TextLink>
          ) : (
            <span className="inline-flex min-h-11 items-center">
              <b>{row.sessions}</b>&nbsp;{sessions}
            </span>
          )}
        </p>
        <div className="@container">
          <div style={{ "--week": `calc(100cqw / ${longest})` }}>
            <Band marks={row} hasLast />
          </div>
        </div>
      </div>
    </li>
  );
}
