import { useEffect, useMemo, useRef } from "react";
import { useLocation } from "react-router";
import { getHashTarget } from "#app/browser/hash-target.ts";
import { useQueryState } from "#app/browser/use-query-state.ts";
import type { DevToolkitCopy } from "#app/content/pages/dev-toolkit-schema.server.ts";
import { getButtonClass } from "#app/ui/button-link.tsx";
import { CopyButton } from "./copy-button.tsx";
import { PromptCard } from "./prompt-card.tsx";
import { formatGroupMarkdown } from "./prompt-downloads.ts";
import { formatPromptFilter, matchPrompts, parsePromptFilter } from "./prompt-filter.ts";
import { PromptSearch } from "./prompt-search.tsx";
import type { PromptGroup } from "./toolkit.ts";

const NO_FILTER = parsePromptFilter(new URLSearchParams());

type PromptLibraryProps = { groups: PromptGroup[]; copy: DevToolkitCopy["prompts"] };

/** All prompts with search and filters; the filter lives in the address. */
export function PromptLibrary({ groups, copy }: PromptLibraryProps) {
  const status = useRef<HTMLParagraphElement>(null);
  const [filter, change] = useQueryState(parsePromptFilter, formatPromptFilter);
  const matches = useMemo(() => matchPrompts(groups, filter), [groups, filter]);
  const total = useMemo(() => groups.reduce((sum, { prompts }) => sum + prompts.length, 0), [groups]);
  useRevealedPrompt(matches, () => change(NO_FILTER));
  const clear = () => {
    change(NO_FILTER);
    status.current?.focus();
  };
  return (
    <>
      <PromptSearch groups={groups} copy={copy} filter={filter} onChange={change} />
      <p ref={status} tabIndex={-1} role="status" className="voice-data mt-6 text-lead">
        Showing {matches.size} of {total} prompts
      </p>
      {matches.size === 0 ? (
        <div className="mt-6 border-ink border-y-2 py-10">
          <p className="voice-wide text-h3">{copy.none}</p>
          <button type="button" onClick={clear} className={`mt-6 ${getButtonClass("secondary")}`}>
            {copy.clear}
          </button>
        </div>
      ) : null}
      {groups.map((group) => (
        <Group key={group.slug} group={group} copy={copy} matches={matches} />
      ))}
    </>
  );
}

/** A link to a prompt that the filter hides opens the filter, so that the link leads somewhere. */
function useRevealedPrompt(matches: Set<string>, openFilter: () => void): void {
  const { hash } = useLocation();
  const target = getHashTarget(hash);
  const seen = useRef("");
  const opened = useRef("");
  useEffect(() => {
    const card = document.getElementById(target);
    if (!card?.matches("#prompts li")) return;
    if (matches.has(target)) {
      // The drawing that shows the card is done, however long it took.
      if (opened.current === target) card.scrollIntoView();
      opened.current = "";
    } else if (seen.current !== target) {
      seen.current = target;
      opened.current = target;
      openFilter();
    }
  });
}

type GroupProps = { group: PromptGroup; copy: DevToolkitCopy["prompts"]; matches: Set<string> };

function Group({ group, copy, matches }: GroupProps) {
  const count = group.prompts.filter(({ slug }) => matches.has(slug)).length;
  return (
    <section
      id={`group-${group.slug}`}
      hidden={count === 0}
      aria-labelledby={`group-${group.slug}-title`}
      className="mt-14 scroll-mt-4"
    >
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="max-w-text">
          <h3 id={`group-${group.slug}-title`} className="voice-wide text-h3">
            {group.title} <span className="voice-data text-muted">{count}</span>
          </h3>
          <p className="mt-1 text-muted">{group.summary}</p>
        </div>
        <CopyButton label={copy.copyGroup} subject={group.title} getText={() => formatGroupMarkdown(group)} />
      </div>
      <ul className="mt-5 grid gap-5">
        {group.prompts.map((prompt) => (
          <PromptCard key={prompt.slug} prompt={prompt} copy={copy} isHidden={!matches.has(prompt.slug)} />
        ))}
      </ul>
    </section>
  );
}
