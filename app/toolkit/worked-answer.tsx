import { Fragment } from "react";
import { WORKED_ID } from "#app/content/addresses.ts";
import { splitAtQuotes } from "./quotes.ts";
import type { PromptGroup, WorkedAnswer as Worked } from "./toolkit.ts";
import type { DevToolkitCopy } from "./toolkit-copy.server.ts";

type WorkedCopy = DevToolkitCopy["worked"];

type WorkedAnswerProps = {
  group: PromptGroup;
  /** Labels of the shared placeholders. */
  shared: DevToolkitCopy["prompts"]["shared"];
  copy: WorkedCopy;
};

/** A prompt with what was filled in, an answer, and a mentor's corrections at the words they are about. */
export function WorkedAnswer({ group, shared, copy }: WorkedAnswerProps) {
  const { worked, prompts } = group;
  const prompt = prompts.find(({ slug }) => slug === worked.prompt);
  const labels: Record<string, { label: string }> = { ...shared, ...prompt?.placeholders };
  const titleId = `${WORKED_ID}-title`;
  return (
    <section id={WORKED_ID} className="scroll-mt-4 border-ink border-t-2" aria-labelledby={titleId}>
      <div className="page grid gap-x-12 gap-y-8 py-8 md:py-12 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]">
        <div className="lg:col-span-2">
          <h2 id={titleId} className="voice-wide text-h2">
            {worked.title ?? copy.title}
          </h2>
          <p className="mt-2 max-w-text text-lead text-muted">{copy.lead}</p>
          <p className="mt-4">
            {copy.prompt}{" "}
            <a href={`#${worked.prompt}`} className="text-link">
              {prompt?.title}
            </a>
          </p>
          <h3 className="mt-6 font-bold text-h4">{copy.input}</h3>
          <dl className="mt-2 grid gap-3">
            {Object.entries(worked.input).map(([name, value]) => (
              <div key={name}>
                <dt className="text-data text-muted">{labels[name]?.label ?? name}</dt>
                <dd className="whitespace-pre-wrap wrap-anywhere border-rule border-l-4 pl-3 text-data">
                  {value.trimEnd()}
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <Answer worked={worked} copy={copy} />
        <Corrections worked={worked} copy={copy} />
      </div>
    </section>
  );
}

type PartProps = { worked: Worked; copy: WorkedCopy };

/** The words that a correction is about are marked and carry its number, a link to it. */
function Answer({ worked, copy }: PartProps) {
  const quotes = worked.corrections.map(({ quote }) => quote);
  return (
    <div>
      <h3 className="font-bold text-h4">{copy.answer}</h3>
      <p className="mt-2 whitespace-pre-wrap wrap-anywhere border-brand-500 border-l-4 pl-4 text-data">
        {splitAtQuotes(worked.answer.trimEnd(), quotes).map(({ text, quote }) =>
          quote === undefined ? (
            text
          ) : (
            <Fragment key={quote}>
              <mark
                id={`quote-${quote + 1}`}
                className="scroll-mt-16 bg-tint text-ink underline decoration-2 decoration-error underline-offset-4"
              >
                {text}
              </mark>
              <a
                href={`#correction-${quote + 1}`}
                className="voice-data mx-1 inline-flex size-6 items-center justify-center border-2 border-ink bg-white font-bold text-micro"
              >
                <span className="sr-only">{copy.correction} </span>
                {quote + 1}
              </a>
            </Fragment>
          ),
        )}
      </p>
    </div>
  );
}

function Corrections({ worked, copy }: PartProps) {
  return (
    <div>
      <h3 className="font-bold text-h4">{copy.corrections}</h3>
      <ol className="mt-2 grid gap-4">
        {worked.corrections.map(({ quote, text }, index) => (
          <li
            key={quote}
            id={`correction-${index + 1}`}
            className="grid scroll-mt-4 grid-cols-[auto_minmax(0,1fr)] gap-x-3 border-rule border-t pt-3 target:bg-tint"
          >
            <a
              href={`#quote-${index + 1}`}
              className="voice-data inline-flex size-6 items-center justify-center border-2 border-ink bg-white font-bold text-micro"
            >
              {index + 1}
              <span className="sr-only">: {copy.back}</span>
            </a>
            <div>
              <p className="text-data text-muted wrap-anywhere">'{quote.replace(/\s+/g, " ")}'</p>
              <p className="mt-1">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
