import { Fragment } from "react";
import { TRACKS } from "#app/content/tracks.ts";
import { EntryLinks } from "#app/courses/entry-links.tsx";
import { Hour } from "#app/drawing/hour.tsx";
import { getMarksClass, TRACK_LOOKS } from "#app/drawing/track-look.ts";
import { TrackMap } from "#app/drawing/track-map.tsx";
import { Wall } from "#app/drawing/wall.tsx";
import { ActionLinks, ButtonLink, ExternalButtonLink } from "#app/ui/button-link.tsx";
import { FinePrint } from "#app/ui/fine-print.tsx";
import { SectionHeading } from "#app/ui/section.tsx";
import type { Route } from "./+types/route";

type Data = Route.ComponentProps["loaderData"];

/** The first screen: the promise, what is sold, the ways onward, and the map of the tracks. */
export function Hero({ page: { hero: copy }, lines }: Data) {
  return (
    <section>
      <div className="page pt-8 pb-7 md:pt-14 md:pb-12">
        <h1 className="voice-wide text-display">
          {copy.title.map((clause) => (
            <Fragment key={clause}>
              <span className="lg:inline-block">{clause}</span>{" "}
            </Fragment>
          ))}
        </h1>
        <div className="mt-4 grid gap-x-12 gap-y-5 sm:mt-6 lg:grid-cols-[minmax(0,44rem)_auto] lg:items-end lg:justify-between">
          <div>
            <p className="text-balance text-lead">{copy.lead}</p>
            <p className="mt-2">
              {copy.beginners.question}{" "}
              <a href={copy.beginners.link.href} className="text-link font-bold">
                {copy.beginners.link.label}
              </a>
            </p>
          </div>
          <ActionLinks primary={copy.primary} secondary={copy.secondary} className="" />
        </div>
      </div>
      <TrackMap lines={lines} />
    </section>
  );
}

/** The academy's figures, as a board shows departures. */
export function StatisticsBoard({ statistics }: Data) {
  return (
    <section className="on-ink" aria-label="The academy in figures">
      <dl className="page grid divide-ink-rule py-3 max-md:grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] max-md:gap-x-4 md:grid-cols-5 md:divide-x lg:py-0">
        {statistics.map(({ value, label, definition, asOf }) => (
          <div
            key={label}
            className="flex flex-row-reverse items-center py-1.5 md:flex-col-reverse md:items-stretch md:justify-end max-md:last:col-span-full md:px-3 md:py-3 md:first:pl-0 lg:px-6 lg:py-6"
          >
            <dt className="voice-data text-ink-muted max-md:flex-1 max-md:leading-tight">
              {label}
              <FinePrint definition={definition} asOf={asOf} />
            </dt>
            <dd className="voice-data font-bold [font-variant-numeric:proportional-nums] text-figure text-marigold print:text-ink max-md:w-20 max-md:flex-none max-md:print:w-28">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The facts that hold for every course. */
export function DeliveryFacts({ delivery }: Data) {
  return (
    <dl className="mt-part grid gap-x-8 gap-y-1.5 border-ink border-t-2 pt-3 sm:grid-cols-2 lg:grid-cols-3">
      {delivery.map(({ value, label, definition, asOf }) => (
        <div key={label} className="flex flex-row-reverse items-baseline">
          <dt className="flex-1 text-muted">
            {label}
            <FinePrint definition={definition} asOf={asOf} />
          </dt>
          <dd className="voice-data w-28 font-bold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A live hour cut from a written session: in each part the mentor's question, over what is on the screen. */
export function HourBand({ hour }: Data) {
  if (!hour) return null;
  const { track, moments, copy, path, others } = hour;
  return (
    <section className="on-ink" aria-labelledby="session">
      <div className="page section">
        <SectionHeading id="session" title={copy.title} lead={copy.lead} size="text-h3" />
        <div className="mt-part">
          <Hour
            track={track}
            parts={moments.map(({ minutes, title, question, code, output, fails, line }) => ({
              minutes,
              content: (
                <>
                  <p className="voice-data min-h-12 text-data text-ink-muted max-xl:hidden">{title}</p>
                  <h3 className="mb-2.5 font-semibold text-question">{question}</h3>
                  <p className="wrap-anywhere border-2 border-white *:flex *:gap-2 *:px-1.5 *:py-1 *:text-micro xl:mt-auto">
                    <code className="bg-white text-ink">
                      <span className="flex-none text-muted">{line}</span> {code}
                    </code>{" "}
                    <samp className={fails ? "text-marigold print:text-ink" : ""}>{output}</samp>
                  </p>
                </>
              ),
            }))}
          />
        </div>
        <p className="max-xl:-mt-11 max-xl:relative max-xl:ml-14 xl:mt-part">
          <ButtonLink href={path} look="signal">
            {copy.read}
          </ButtonLink>
        </p>
        <div className="mt-part">
          <EntryLinks label={copy.written} entries={others} />
        </div>
      </div>
    </section>
  );
}

/** The three tracks: their lengths, their promise and a link to the learning paths. */
export function TrackCards({ page: { tracks }, trackFacts }: Data) {
  return (
    <ul className="mt-part grid gap-row md:grid-cols-3">
      {TRACKS.map((track) => {
        const isInk = track === "Continuous Learning";
        return (
          <li
            key={track}
            className={`group relative outline-1 outline-transparent flex flex-col gap-row p-4 sm:p-6 [print-color-adjust:exact] ${isInk ? "on-ink" : `text-ink ${TRACK_LOOKS[track].fill}`}`}
          >
            <div className="flex flex-row-reverse flex-wrap gap-x-4 gap-y-2">
              <i
                className={`mark flex-none text-[2rem] sm:text-[2.5rem] max-sm:absolute max-sm:right-4 max-sm:bottom-4 xl:text-[5.5rem] ${getMarksClass({ track, level: "Beginner" })} ${isInk ? "text-rani" : ""}`}
              />
              <div className="min-w-min flex-[1_1_8rem]">
                <p className="voice-wide text-h3">{track}</p>
                <p className="voice-data mt-1 text-h4">{trackFacts[track].join(", ")}</p>
              </div>
            </div>
            <h3 className="mt-auto font-bold text-h3">
              <a
                href="/learning-paths"
                className="flex min-h-6 w-fit items-center underline decoration-2 underline-offset-4 after:absolute after:inset-0 group-hover:decoration-4"
              >
                <span className="sr-only">{track}: </span>
                {tracks.promises[track]}
              </a>
            </h3>
          </li>
        );
      })}
    </ul>
  );
}

/** What one learns: the names of each group as large text. */
export function SkillGroups({ page: { skills } }: Data) {
  return (
    <dl className="mt-part grid gap-row">
      {skills.groups.map(({ title, skills }) => (
        <div
          key={title}
          className="items-baseline gap-x-part border-ink border-t-2 pt-3 sm:grid sm:grid-cols-[1fr_2fr] sm:pt-4"
        >
          <dt className="text-h4 sm:text-h3">{title}</dt>
          <dd className="voice-data font-bold text-h2">{formatList(skills)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Names in one sentence. */
const formatList = (names: string[]): string => new Intl.ListFormat("en-GB").format(names);

const CTA_ID = "toolkit-cta";

/** The free toolkit on the home page, with the button that opens it in a new tab. */
export function ToolkitCta({ page: { toolkit: copy } }: Data) {
  return (
    <section
      id={CTA_ID}
      tabIndex={-1}
      aria-labelledby={`${CTA_ID}-title`}
      className="scroll-mt-4 bg-brand-500 text-ink"
    >
      <div className="page section grid gap-part lg:grid-cols-[1fr_2fr]">
        <div>
          <h2 id={`${CTA_ID}-title`} className="voice-wide text-h2">
            {copy.title}
          </h2>
          <p className="mt-2 max-w-text text-lead sm:mt-4">{copy.text}</p>
          <p className="mt-part">
            <ExternalButtonLink href="/dev-toolkit" look="secondary">
              {copy.button}
            </ExternalButtonLink>
          </p>
        </div>
        <ul className="self-end border-ink border-t-2">
          {copy.points.map((point) => (
            <li key={point} className="border-ink border-b-2 py-2 font-bold text-h4 sm:py-4">
              {point}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The end of the page: every session of every course, and the two ways in. */
export function WallClosing({ page: { closing: copy }, runs }: Data) {
  return (
    <section className="on-ink border-ink-rule border-b print:hidden">
      <div className="page section">
        <h2 className="voice-wide text-display">{copy.title}</h2>
        <div className="mt-2 grid gap-part sm:mt-4 lg:grid-cols-[1fr_auto] lg:items-end">
          <p className="max-w-text text-ink-muted text-lead">{copy.text}</p>
          <p className="flex flex-wrap gap-2 sm:gap-3">
            {copy.links.map(({ label, href }, index) => (
              <ButtonLink key={href} href={href} look={index === 0 ? "signal" : "quiet"}>
                {label}
              </ButtonLink>
            ))}
          </p>
        </div>
        <div className="mt-part">
          <Wall runs={runs} />
        </div>
      </div>
    </section>
  );
}

/** At the edge of the window over the main part of the home page, never over the footer: the link to the toolkit. */
export function ToolkitJump() {
  return (
    <p className="toolkit-jump print:hidden">
      <a href={`#${CTA_ID}`}>Free AI Toolkit</a>
    </p>
  );
}
