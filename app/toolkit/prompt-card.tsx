import { memo, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { getCoursePath } from "#app/content/addresses.ts";
import type { DevToolkitCopy } from "#app/content/pages/dev-toolkit-schema.server.ts";
import { CopyButton } from "./copy-button.tsx";
import { getPlaceholders, setPlaceholder, usePlaceholders } from "./placeholder-values.ts";
import {
  fillPrompt,
  formatPlaceholder,
  getValue,
  listPlaceholders,
  type PlaceholderValues,
  splitPrompt,
} from "./prompt-text.ts";
import type { Prompt } from "./toolkit.ts";

type PromptCardProps = { prompt: Prompt; copy: DevToolkitCopy["prompts"]; isHidden: boolean };

/** A prompt: when to use it, its text with placeholders to fill in, and what a good answer contains. */
export const PromptCard = memo(function PromptCard({ isHidden, ...body }: PromptCardProps) {
  return (
    <li
      id={body.prompt.slug}
      hidden={isHidden}
      className="scroll-mt-4 border-ink border-t-2 bg-white p-5 [contain-intrinsic-size:auto_32rem] [content-visibility:auto] target:border-brand-500 target:border-t-8"
    >
      <CardBody {...body} />
    </li>
  );
});

/** What does not change when the filter hides or shows a prompt: it is not drawn again then. */
const CardBody = memo(function CardBody({ prompt, copy }: Omit<PromptCardProps, "isHidden">) {
  const { slug, title, level, course } = prompt;
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h4 className="voice-wide text-h4">
          <a href={`#${slug}`} className="inline-flex min-h-6 items-center hover:underline">
            {title}
          </a>
        </h4>
        <p className="voice-data text-data text-muted">
          {level} ·{" "}
          <Link
            to={getCoursePath(course.slug)}
            className="inline-flex min-h-6 items-center underline underline-offset-4 hover:text-ink"
          >
            {course.title}
          </Link>
        </p>
      </div>
      <p className="mt-2">{prompt.when}</p>
      <PromptText prompt={prompt} copy={copy} />
      <p className="mt-4 text-data text-muted">
        <b className="text-ink">{copy.good}</b> {prompt.good}
      </p>
    </>
  );
});

function PromptText({ prompt, copy }: { prompt: Prompt; copy: DevToolkitCopy["prompts"] }) {
  const names = listPlaceholders(prompt.prompt);
  const values = usePlaceholders(names);
  return (
    <>
      <p className="mt-4 whitespace-pre-wrap border-brand-500 border-l-4 bg-paper px-4 py-3 text-data">
        {splitPrompt(prompt.prompt.trimEnd()).map((piece, index) =>
          "text" in piece ? (
            piece.text
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a prompt never move
            <mark key={index} className="bg-marigold px-0.5 text-ink">
              {getValue(values, piece.placeholder) || `{${piece.placeholder}}`}
            </mark>
          ),
        )}
      </p>
      <div className="mt-3 flex flex-wrap items-start gap-x-4 gap-y-3 noscript:hidden print:hidden">
        <CopyButton
          label={copy.copy}
          subject={prompt.title}
          getText={() => fillPrompt(prompt.prompt, getPlaceholders())}
        />
        <PromptFields names={names} values={values} label={copy.fill} />
      </div>
    </>
  );
}

type PromptFieldsProps = { names: string[]; values: PlaceholderValues; label: string };

/** A field for each placeholder; a page of hundreds of prompts makes them when they are asked for. */
function PromptFields({ names, values, label }: PromptFieldsProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  // It may have been opened before hydration.
  useEffect(() => setOpen(details.current?.open ?? false), []);
  return (
    <details ref={details} onToggle={(event) => setOpen(event.currentTarget.open)} className="min-w-0 grow">
      <summary className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
        {label}
      </summary>
      {isOpen ? (
        <div className="mt-2 grid gap-3 sm:grid-cols-2">
          {names.map((name) => (
            <label key={name} className="text-data">
              {formatPlaceholder(name)}
              <textarea
                rows={2}
                value={getValue(values, name)}
                onChange={(event) => setPlaceholder(name, event.currentTarget.value)}
                className="mt-1 block w-full border-2 border-field bg-white px-2 py-1.5 hover:border-ink"
              />
            </label>
          ))}
        </div>
      ) : null}
    </details>
  );
}
