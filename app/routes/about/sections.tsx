import { Fragment } from "react";
import { CertificatePoster } from "#app/drawing/poster.tsx";
import { TRACK_LOOKS } from "#app/drawing/track-look.ts";
import { Wall, type WallRow } from "#app/drawing/wall.tsx";
import { Html } from "#app/ui/html.tsx";
import { Section } from "#app/ui/section.tsx";
import type { Route } from "./+types/route";

type Data = Route.ComponentProps["loaderData"];

/** Every live session of the catalogue, from the shortest course to the longest. */
export function AllSessions({ caption, rows }: { caption: string; rows: WallRow[] }) {
  return (
    <div className="on-ink">
      <figure className="page section">
        <figcaption className="mb-part max-w-text text-balance text-lead">{caption}</figcaption>
        <Wall rows={rows} />
      </figure>
    </div>
  );
}

/** A learner's code, a mentor's comments at their lines, and the same code after them. */
export function ReviewSample({ review }: Data["sample"]) {
  const { title, lead, before, comments, after, changed } = review;
  return (
    <Section ground="bg-tint" id="review" title={title} lead={lead}>
      <div className="mt-part grid gap-x-10 gap-y-row lg:grid-cols-[3fr_2fr]">
        <CodeListing
          id="before"
          label="As handed in"
          lines={before}
          marked={comments.map(({ line }) => line)}
          note="commented"
        />
        <div className="lg:sticky lg:top-8 lg:row-span-2 lg:self-start">
          <h3 className="mb-2 font-bold text-h4">The mentor’s comments</h3>
          <ol className="border-ink border-t-2">
            {comments.map(({ line, text }) => (
              <li key={line} className="border-rule border-b py-4">
                <a
                  href={`#before-${line}`}
                  className="voice-data inline-flex min-h-6 items-center border-ink border-b-4 bg-marigold px-2 font-bold text-night"
                >
                  Line {line}
                </a>
                <p className="mt-2">{text}</p>
              </li>
            ))}
          </ol>
        </div>
        <CodeListing id="after" label="Handed in again" lines={after} marked={changed} note="changed" />
      </div>
    </Section>
  );
}

type CodeListingProps = {
  /** Name of the listing. */
  label: string;
  /** Prefix of the ids of its lines. */
  id: string;
  /** Lines as highlighted HTML, written by the build, with their spaces at the beginning. */
  lines: { html: string; indent: number }[];
  /** Numbers of the marked lines, counted from 1. */
  marked: number[];
  /** Read out before a marked line. */
  note: string;
};

/** Numbered lines of code; a long word breaks inside the listing. */
function CodeListing({ label, id, lines, marked, note }: CodeListingProps) {
  return (
    <figure className="listing listing-file min-w-0">
      <figcaption className="mb-2 font-bold text-h4">{label}</figcaption>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <pre tabIndex={0} role="group" aria-label={label}>
        <code>
          {lines.map(({ html, indent }, index) => {
            const number = index + 1;
            const isMarked = marked.includes(number);
            return (
              <Fragment key={number}>
                <span
                  id={`${id}-${number}`}
                  style={{ "--indent": indent }}
                  className={
                    isMarked ? "bg-marked outline-1 outline-transparent -outline-offset-1" : undefined
                  }
                >
                  {isMarked ? <span className="sr-only">{note} </span> : null}
                  <Html as="span" html={html} />
                </span>
                {"\n"}
              </Fragment>
            );
          })}
        </code>
      </pre>
    </figure>
  );
}

/** The principles of teaching, counted. */
export function Principles({ principles }: { principles: { title: string; text: string }[] }) {
  return (
    <ol className="mt-part grid gap-y-row [counter-reset:principle]">
      {principles.map(({ title, text }) => (
        <li
          key={title}
          className="grid grid-cols-[2rem_minmax(0,1fr)] items-baseline gap-x-3 gap-y-1 border-ink border-t-2 pt-3 *:col-start-2 md:*:col-start-auto md:gap-x-6 md:pt-5 [counter-increment:principle] before:voice-data before:font-bold before:text-figure before:row-span-2 before:content-[counter(principle)] md:before:row-span-1 md:grid-cols-[2rem_2fr_3fr]"
        >
          <h3 className="voice-wide text-h3">{title}</h3>
          <p className="max-w-prose">{text}</p>
        </li>
      ))}
    </ol>
  );
}

/** A specimen of a certificate: the poster of the course with every mark white, and what it states. */
export function CertificateSpecimen({ certificate: words, academy, projects, cover }: Data["sample"]) {
  return (
    <Section id="certificate" title={words.title} lead={words.lead}>
      <figure className="mt-part">
        <div className="border-2 border-ink bg-plate lg:grid lg:grid-cols-[11fr_9fr]">
          <div
            className="flex items-center forced-color-adjust-none [print-color-adjust:exact]"
            style={cover && { backgroundColor: TRACK_LOOKS[cover.track].cover.background }}
          >
            {cover ? <CertificatePoster cover={cover} /> : null}
          </div>
          <div className="p-6 md:p-10">
            <p className="voice-data flex flex-wrap justify-between gap-x-6 font-bold">
              {academy} <span className="border-2 border-error px-2 text-error">Specimen</span>
            </p>
            <p className="voice-wide mt-8 text-h3">Certificate of completion</p>
            <p className="mt-8 w-fit border-ink border-b-2 pr-16 text-lead text-muted">Your name</p>
            <p className="mt-4 max-w-prose">{words.text}</p>
            <ul className="voice-data mt-4 grid gap-x-8 gap-y-1 sm:grid-cols-2">
              {projects.map((project) => (
                <li key={project}>{project}</li>
              ))}
            </ul>
            <p className="mt-8 w-fit border-ink border-t-2 pt-1 pr-16 text-data text-muted">
              Date and mentor’s name
            </p>
          </div>
        </div>
        <figcaption className="pt-3 font-bold">{words.limit}</figcaption>
      </figure>
    </Section>
  );
}
