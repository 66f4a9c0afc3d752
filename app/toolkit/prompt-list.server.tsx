import type { CSSProperties } from "react";
import { getCoursePath } from "#app/content/addresses.ts";
import type { DevToolkitCopy } from "#app/content/pages/dev-toolkit-schema.server.ts";
import type { Prompt, PromptGroup } from "./toolkit.ts";
import { getWorkedPath } from "./worked-path.ts";

type PromptCopy = DevToolkitCopy["prompts"];

/** All prompts as rows that open in place: complete and usable before any script runs. */
export const PromptList = ({ groups, copy }: { groups: PromptGroup[]; copy: PromptCopy }) => (
  <>
    {groups.map((group) => (
      <Group key={group.slug} group={group} copy={copy} />
    ))}
  </>
);

function Group({ group, copy }: { group: PromptGroup; copy: PromptCopy }) {
  const { slug, title, summary, prompts } = group;
  return (
    <section
      id={`group-${slug}`}
      data-group={slug}
      className="prompt-group scroll-mt-4 pb-6 print:not-has-[[open]]:hidden"
      style={{ "--rows": prompts.length } as CSSProperties}
    >
      <h3 className="voice-wide text-h3">
        {title} <span className="voice-data text-muted">{prompts.length}</span>
      </h3>
      <p className="mt-0.5 text-data text-muted">{summary}</p>
      <p className="voice-data mt-1 mb-2 flex flex-wrap items-center gap-x-6 text-data print:hidden">
        <a href={getWorkedPath(slug)} className="text-link inline-flex min-h-6 items-center">
          {copy.worked}
          <span className="sr-only"> {title}</span>
        </a>
        <button type="button" data-copy-group="" className="text-link min-h-6 noscript:hidden">
          {copy.copyGroup}
          <span className="sr-only"> {title}</span>
        </button>
      </p>
      <ul className="prompt-rows">
        {prompts.map((prompt) => (
          <Row key={prompt.slug} prompt={prompt} copy={copy} />
        ))}
      </ul>
    </section>
  );
}

/** A month such as 2026-11 as words: November 2026. */
const formatMonth = (month: string): string =>
  new Date(month).toLocaleDateString("en-GB", { month: "long", year: "numeric", timeZone: "UTC" });

/** The prompt's address stands inside of what opens, so that a link opens it without a script. */
function Row({ prompt, copy }: { prompt: Prompt; copy: PromptCopy }) {
  const { slug, title, when, caution, good, level, course, tested } = prompt;
  return (
    <li data-level={level}>
      <details>
        <summary>
          <h4>{title}</h4>
          <span>{when}</span>
        </summary>
        <div id={slug}>
          {caution ? (
            <p>
              <strong>{copy.caution}</strong> {caution}
            </p>
          ) : null}
          <pre>{prompt.prompt.trimEnd()}</pre>
          <p>
            <b>{copy.good}</b> <span>{good}</span>
          </p>
          <p>
            {level}
            {course ? (
              <>
                {" · "}
                {copy.related} <a href={getCoursePath(course.slug)}>{course.title}</a>
              </>
            ) : null}
            {tested ? ` · ${copy.tested} ${tested.assistant}, ${formatMonth(tested.month)}` : null}
          </p>
        </div>
      </details>
      <button type="button" aria-label={`${copy.copy}: ${title}`}>
        {copy.copy}
      </button>
    </li>
  );
}
