import { Fragment } from "react";
import { LEARNING_PATHS_PATH, TOOLKIT_PATH } from "#app/academy/addresses.ts";
import { TRACKS } from "#app/academy/tracks.ts";
import { Hour } from "#app/drawing/hour.tsx";
import { getMarksClass, TRACK_LOOKS } from "#app/drawing/track-look.ts";
import { TrackMap } from "#app/drawing/track-map.tsx";
import { Wall } from "#app/drawing/wall.tsx";
import { ActionLinks, ButtonLink, ExternalButtonLink } from "#app/ui/button-link.tsx";
import { FinePrint } from "#app/ui/fine-print.tsx";
import { Section } from "#app/ui/section.tsx";
import { TitledList } from "#app/ui/titled-list.tsx";
import type { Route } from "./+types/route";
import { Run, SessionLabel } from "./run.tsx";

type Data = Route.ComponentProps["loaderData"];

/** Cards in columns: two on a phone, unless its text is large. */
const CARDS =
  "grid grid-cols-[repeat(auto-fill,minmax(min(100%,8rem),1fr))] gap-x-5 gap-y-row sm:grid-cols-2 sm:gap-x-8 lg:grid-cols-3";

type MomentProps = NonNullable<Data["hour"]>["moments"][number];

/** The first screen: the promise, what is sold, the ways onward, and the map of the tracks. */
export function Hero({ page: { hero: words }, lines }: Data) {
  return (
    <>
      <h1 className="page voice-wide col-span-2 pt-7 text-display md:pt-12 md:max-lg:pb-9">
        {words.title.map((clause) => (
          <Fragment key={clause}>
            <span className="md:inline-block">{clause}</span>{" "}
          </Fragment>
        ))}
      </h1>
      <div className="page grid gap-x-12 gap-y-5 pt-4 pb-7 sm:pt-6 md:max-lg:pt-0 lg:flex lg:items-end lg:justify-between lg:pb-12">
        <div>
          <p className="text-pretty text-lead lg:text-balance">{words.lead}</p>
          <p className="mt-2">
            {words.beginners.question}{" "}
            <a href={words.beginners.link.href} className="text-link">
              {words.beginners.link.label}
            </a>
          </p>
        </div>
        <ActionLinks
          links={[words.primary, words.secondary]}
          className="gap-3 md:max-lg:*:grow lg:max-w-1/2 lg:flex-none"
        />
      </div>
      <div className="row-span-2">
        <TrackMap lines={lines} />
      </div>
    </>
  );
}

/** The academy's figures, as a station shows departures. On a phone the first two are larger and share a row. */
export function Statistics({ statistics }: Data) {
  return (
    <section className="on-ink" aria-label="The academy in figures">
      <ul className="statistics page">
        {statistics.map(({ value, label, definition, asOf }) => (
          <li key={label}>
            <b className="voice-data font-bold text-marigold print:text-ink">{value}</b>
            <span className="voice-data text-ink-muted leading-tight">
              {label}
              <FinePrint definition={definition} asOf={asOf} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What a mentor asks in a part of the hour, and the program that it is about. */
function Moment({ question, code, output, fails, line }: MomentProps) {
  return (
    <div>
      <h3 className="font-bold text-h3">{question}</h3>
      <p className="screen wrap-anywhere">
        <code>
          <span className="flex-none text-muted">{line}</span>
          {` ${code}`}
        </code>{" "}
        <samp className={fails ? "text-marigold print:text-ink" : undefined}>{output}</samp>
      </p>
    </div>
  );
}

/** A live hour cut from a written session: in each part the mentor's question, over what is on the screen. */
export function HourBand({ hour, rail }: Data) {
  if (!hour) return null;
  const { track, moments, words, path } = hour;
  return (
    <Run run={rail.session}>
      <Section
        ground="on-ink"
        id="session"
        before={<SessionLabel run={rail.session} />}
        title={words.title}
        lead={words.lead}
      >
        <div className="mt-part">
          <Hour
            track={track}
            parts={moments.map((moment) => ({ minutes: moment.minutes, content: <Moment {...moment} /> }))}
          />
        </div>
        <Quiz words={words.quiz} />
        <p className="mt-part flex flex-wrap items-center gap-x-6 gap-y-2">
          <ButtonLink href={path} look="signal">
            {words.read}
          </ButtonLink>
          <a href={words.written.href} className="text-link inline-flex min-h-11 items-center">
            {words.written.label}
          </a>
        </p>
      </Section>
    </Run>
  );
}

type QuizProps = { words: NonNullable<Data["hour"]>["words"]["quiz"] };

/** A question with three lines of code as answers; a chosen one shows what it prints, without a script. */
const Quiz = ({ words }: QuizProps) => (
  <fieldset className="quiz mt-part border-ink-rule border-t-2 pt-4">
    <legend className="float-left w-full font-bold text-h3">{words.question}</legend>
    <p className="clear-both pt-2">
      <code className="bg-plate px-1.5 py-1 text-ink">{words.given}</code>
    </p>
    <ul className="mt-2 grid items-start gap-x-8 xl:grid-cols-3">
      {words.lines.map(({ code, prints }, index) => (
        <li key={code} className="grid min-w-0 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-2">
          <input type="radio" name="quiz" id={`quiz-${index + 1}`} />
          <label htmlFor={`quiz-${index + 1}`} className="flex min-h-10 cursor-pointer items-center">
            <code className="wrap-anywhere">{code}</code>
          </label>
          <p className="quiz-answer wrap-anywhere col-start-2 pb-2 text-marigold print:text-ink">
            <span className="sr-only">It prints </span>
            <samp>{prints}</samp>
          </p>
        </li>
      ))}
    </ul>
  </fieldset>
);

/** A mentor's comment on three lines, and what holds for every course. */
export function Promises({ page: { whyUs: words }, comments, delivery, rail }: Data) {
  return (
    <Run run={rail.whyUs}>
      <Section
        ground="bg-tint"
        before={<SessionLabel run={rail.whyUs} />}
        title={words.title}
        lead={words.lead}
      >
        <ol className="mt-part border-ink border-t-2">
          {comments.map(({ line, code, short }) => (
            <li key={line} className="split gap-y-1 border-rule border-b py-2 sm:py-3">
              <p className="wrap-anywhere">
                <span className="voice-data mr-3 text-muted">{line}</span>
                <code>{code}</code>
              </p>
              <p className="font-bold">{short}</p>
            </li>
          ))}
        </ol>
        <p className="mt-3">
          <a href={words.review.href} className="text-link inline-flex min-h-6 items-center">
            {words.review.label}
          </a>
        </p>
        <ul className={`mt-10 ${CARDS}`}>
          {delivery.map(({ value, label, definition, asOf }) => (
            <li key={label} className="border-ink border-t-2 pt-3">
              <h3 className="font-bold text-h4 sm:text-h3">{value}</h3>
              <p className="sm:mt-2">
                {label}
                <FinePrint definition={definition} asOf={asOf} />
              </p>
            </li>
          ))}
        </ul>
      </Section>
    </Run>
  );
}

/** What learners could build, and the names of what they learn for it. */
export function WhatYouBuild({ page: { industries, skills }, rail }: Data) {
  return (
    <Run run={rail.build}>
      <Section before={<SessionLabel run={rail.build} />} title={industries.title}>
        <TitledList items={industries.cards} className={`mt-part ${CARDS}`} />
        <h3 className="voice-wide mt-part pt-4 text-h3">{skills.title}</h3>
        <SkillGroups groups={skills.groups} />
      </Section>
    </Run>
  );
}

/** The three tracks: their projects, which the map does not show, their promise and a link to the learning paths. */
export function TrackCards({ page: { tracks }, trackFacts }: Data) {
  return (
    <ul className="track-cards">
      {TRACKS.map((track) => (
        <li key={track} className={`text-ink ${TRACK_LOOKS[track].fill}`}>
          <div>
            <p className="voice-wide text-h3">{track}</p>
            <p className="voice-data mt-1">{trackFacts[track].at(-1)}</p>
          </div>
          <i className={`mark ${getMarksClass({ track, level: "Beginner" })}`} />
          <h3 className="font-bold text-h3">
            <a
              href={LEARNING_PATHS_PATH}
              className="inline-flex min-h-6 items-center underline underline-offset-4 over-all hover:decoration-3"
            >
              <span className="sr-only">{`${track}: `}</span>
              {tracks.promises[track]}
            </a>
          </h3>
        </li>
      ))}
    </ul>
  );
}

/** What you learn: the names of each group as large text. */
function SkillGroups({ groups }: { groups: Data["page"]["skills"]["groups"] }) {
  return (
    <dl className="mt-4 grid gap-row">
      {groups.map(({ title, skills }) => (
        <div key={title} className="split items-baseline border-ink border-t-2 pt-3 sm:pt-4">
          <dt className="text-h4 sm:text-h3">{title}</dt>
          <dd className="voice-data font-bold text-h3">{new Intl.ListFormat("en-GB").format(skills)}</dd>
        </div>
      ))}
    </dl>
  );
}

const CTA_ID = "toolkit-cta";

/** The free toolkit on the home page, with the button that opens it in a new tab. */
export function ToolkitCta({ page: { toolkit: words }, rail: { toolkit: run } }: Data) {
  return (
    <section
      id={CTA_ID}
      tabIndex={-1}
      aria-labelledby={`${CTA_ID}-title`}
      className="scroll-mt-4 bg-brand-500 text-ink"
    >
      <div className="page section">
        <SessionLabel run={run} />
        <div className="split gap-y-part">
          <div>
            <h2 id={`${CTA_ID}-title`} className="voice-wide text-h2">
              {words.title}
            </h2>
            <p className="mt-2 max-w-text text-lead sm:mt-4">{words.text}</p>
            <p className="mt-part">
              <ExternalButtonLink href={TOOLKIT_PATH} look="secondary">
                {words.button}
              </ExternalButtonLink>
            </p>
          </div>
          <ul className="grid text-balance border-ink border-t-2">
            {words.points.map((point) => (
              <li
                key={point}
                className="flex items-center border-ink border-b-2 py-2 font-bold text-h4 sm:py-4"
              >
                {point}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

/** The end of the page and of the course: every session of every course, and the two ways in. */
export function WallClosing({ page: { closing: words }, rows, rail }: Data) {
  return (
    <Run run={rail.closing} isLast>
      <section className="on-ink tall:max-md:pb-4 border-ink-rule border-b">
        <div className="page section">
          <SessionLabel run={rail.closing} />
          <h2 className="voice-wide text-display">{words.title}</h2>
          <div className="mt-2 grid gap-part sm:mt-4 lg:grid-cols-[1fr_auto] lg:items-end">
            <p className="max-w-text text-ink-muted text-lead">{words.text}</p>
            <ActionLinks links={words.links} isOnInk className="gap-2 sm:gap-3" />
          </div>
          <div className="mt-part">
            <Wall rows={rows} />
          </div>
        </div>
      </section>
    </Run>
  );
}

/**
 * The link to the toolkit: at the foot of a phone's window, in the margin of a wider one. It floats over padding only.
 */
export function ToolkitJump() {
  return (
    <p className="toolkit-jump print:hidden">
      <a
        href={`#${CTA_ID}`}
        className="flex min-h-11 w-full items-center justify-center border-ink border-t-2 bg-plate font-bold leading-tight hover:bg-tint"
      >
        Free AI Toolkit
      </a>
    </p>
  );
}
