import { useRef } from "react";
import { type PagePart, PagePartHtml } from "#app/browser/page-part.tsx";
import { useQueryState } from "#app/browser/use-query-state.ts";
import type { DevToolkitCopy } from "#app/content/pages/dev-toolkit-schema.server.ts";
import { getButtonClass } from "#app/ui/button-link.tsx";
import { CopyNotice, useCopying } from "./copying.tsx";
import { OpenPrompts } from "./open-prompts.tsx";
import { formatPromptFilter, NO_FILTER, parsePromptFilter } from "./prompt-filter.ts";
import { usePromptLinks } from "./prompt-links.ts";
import { type GroupChoice, PromptSearch } from "./prompt-search.tsx";
import { useShownRows } from "./shown-rows.ts";

type PromptLibraryProps = {
  list: PagePart;
  groups: GroupChoice[];
  total: number;
  copy: DevToolkitCopy["prompts"];
};

/** All prompts with search and filters; the filter lives in the address, the prompts in the built page. */
export function PromptLibrary({ list, groups, total, copy }: PromptLibraryProps) {
  const status = useRef<HTMLParagraphElement>(null);
  const [filter, change] = useQueryState(parsePromptFilter, formatPromptFilter);
  const { shownTitle, land } = usePromptLinks(() => change(NO_FILTER));
  const count = useShownRows(filter, total, land);
  const notice = useCopying(copy);
  const clear = () => {
    change(NO_FILTER);
    status.current?.focus();
  };
  return (
    <>
      <PromptSearch groups={groups} copy={copy} filter={filter} onChange={change} />
      <p
        ref={status}
        tabIndex={-1}
        role="status"
        className="voice-data mt-4 mb-6 text-lead noscript:hidden print:hidden"
      >
        {shownTitle ? `${copy.cleared} '${shownTitle}'. ` : ""}
        Showing {count} of {total} prompts
      </p>
      {count === 0 ? (
        <div className="mt-6 border-ink border-y-2 py-10">
          <p className="voice-wide text-h3">{copy.none}</p>
          <button type="button" onClick={clear} className={`mt-6 ${getButtonClass("secondary")}`}>
            {copy.clear}
          </button>
        </div>
      ) : null}
      <PagePartHtml id="prompt-list" part={list} />
      <OpenPrompts copy={copy} />
      <CopyNotice notice={notice} copy={copy} />
    </>
  );
}
