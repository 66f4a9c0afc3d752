import { getCoursePath, getPromptPath } from "#app/academy/addresses.ts";
import { getMarksClass } from "#app/drawing/track-look.ts";
import { formatPlaceholder, isShared, listPlaceholders, splitPrompt } from "./prompt-text.ts";
import type { Prompt, PromptGroup } from "./toolkit.ts";
import type { ToolkitWords } from "./toolkit-words.server.ts";

/** Classes of the look of a prompt: the related course's track, or grey, at the prompt's level. */
const getLook = ({ course, level }: Pick<Prompt, "course" | "level">): string =>
  `${getMarksClass({ track: course?.track ?? "Foundation", level })}${course ? "" : " is-unrelated"}`;

/** Classes of a prompt's sign: lines of text, more of them for a higher level. */
export const getSign = (prompt: Pick<Prompt, "course" | "level">): string => `prompt-sign ${getLook(prompt)}`;

/** The button that copies the prompt of the link next to it. */
export const CopyButton = ({ title }: { title: string }) => (
  <button type="button" data-copy="">
    Copy
    <span className="sr-only"> {title}</span>
  </button>
);

/** What visitors may do with the prompts. */
export const LicenceLine = ({ licence }: { licence: { name: string; url: string } }) => (
  <p className="text-data text-muted">
    Licence of the prompts, the answers and the roadmap:{" "}
    <a href={licence.url} rel="license" className="text-link inline-flex min-h-6 items-center">
      {licence.name}
    </a>
  </p>
);

/** Label and example of the placeholders that mean the same in every prompt. */
type SharedPlaceholders = ToolkitWords["prompts"]["shared"];

type PromptInFullProps = {
  group: Pick<PromptGroup, "slug">;
  prompt: Prompt;
  shared: SharedPlaceholders;
  /** Whether it is on the page of its group, where it has its address and fields, and is folded on small screens. */
  hasFields?: boolean;
};

/** A prompt in full, complete without scripts. Scripts fill in its placeholders and copy it. */
export function PromptInFull({ group, prompt, shared, hasFields = false }: PromptInFullProps) {
  const { slug, title, when, caution, good, level, course } = prompt;
  const Heading = hasFields ? "h2" : "h3";
  const text = (
    <div>
      {caution ? (
        <p>
          <strong>Before you paste:</strong> {caution}
        </p>
      ) : null}
      <pre>
        {splitPrompt(prompt.prompt.trimEnd()).map((piece, index) =>
          "text" in piece ? (
            piece.text
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a prompt never move
            <mark key={index} data-name={piece.placeholder}>
              {formatPlaceholder(piece.placeholder)}
            </mark>
          ),
        )}
      </pre>
      {hasFields ? (
        <div className="prompt-fields">
          {listPlaceholders(prompt.prompt).map((name) => (
            <PlaceholderField key={name} name={name} prompt={prompt} shared={shared} />
          ))}
        </div>
      ) : null}
      <p>
        <b>A good answer:</b> {good}
      </p>
    </div>
  );
  return (
    <article
      id={hasFields ? slug : undefined}
      data-prompt={slug}
      className={`prompt-in-full${hasFields ? ` prompt-wide ${getLook(prompt)}` : ""}`}
    >
      <header className={hasFields ? "on-track" : undefined}>
        <Heading>
          <a href={hasFields ? `#${slug}` : getPromptPath(group.slug, slug)}>{title}</a>
        </Heading>
        <p>{when}</p>
        <p className="flex flex-wrap items-baseline gap-x-4">
          <span>
            <i className={`mr-1.5 ${getSign(prompt)}`} />
            {level}
          </span>
          {course ? (
            <span>
              Related course <a href={getCoursePath(course.slug)}>{course.title}</a>
            </span>
          ) : null}
        </p>
        <CopyButton title={title} />
      </header>
      {hasFields ? (
        <details className="lg:unfolded">
          <summary>Open the prompt</summary>
          {text}
        </details>
      ) : (
        text
      )}
    </article>
  );
}

type PlaceholderFieldProps = { name: string; prompt: Prompt; shared: SharedPlaceholders };

/** What belongs in a placeholder, with an example, and the field for it. */
function PlaceholderField({ name, prompt, shared }: PlaceholderFieldProps) {
  const { label, example } = prompt.placeholders[name] ??
    (isShared(name) ? shared[name] : undefined) ?? { label: name, example: "" };
  return (
    <label>
      <b>{label}</b>
      {isShared(name) ? " (for all prompts)" : ""}
      <span>
        {"Such as "}
        <code className="[font:inherit]">{example}</code>
      </span>
      <textarea data-name={name} rows={isShared(name) ? 1 : 2} autoComplete="off" />
    </label>
  );
}
