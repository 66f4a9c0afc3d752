import { useLayoutEffect, useRef, useState } from "react";
import { type PagePart, PagePartHtml } from "#app/browser/page-part.tsx";
import { useQueryState } from "#app/browser/use-query-state.ts";
import type { DevToolkitCopy } from "#app/content/pages/dev-toolkit-schema.server.ts";
import { getButtonClass } from "#app/ui/button-link.tsx";
import { CopyNotice, useCopying } from "./copying.tsx";
import { OpenPrompts } from "./open-prompts.tsx";
import { formatPromptFilter, matchPrompts, NO_FILTER, parsePromptFilter } from "./prompt-filter.ts";
import { usePromptLinks } from "./prompt-links.ts";
import { type PromptRow, readRows, showRows } from "./prompt-rows.ts";
import { type GroupChoice, PromptSearch } from "./prompt-search.tsx";

type PromptLibraryProps = {
  list: PagePart;
  groups: GroupChoice[];
  total: number;
  copy: DevToolkitCopy["prompts"];
};

/** All prompts with search and filters; the filter lives in the address, the prompts in the built page. */
export function PromptLibrary({ list, groups, total, copy }: PromptLibraryProps) {
  const status = useRef<HTMLParagraphElement>(null);
  const rows = useRef<PromptRow[]>([]);
  const [filter, change] = useQueryState(parsePromptFilter, formatPromptFilter);
  const [count, setCount] = useState(total);
  const { shownTitle, land } = usePromptLinks(() => change(NO_FILTER));
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    if (rows.current.length === 0) rows.current = readRows();
    const matches = matchPrompts(rows.current, filter);
    showRows(rows.current, matches);
    setCount(matches.size);
    // A filter that came with the address has moved what the address names.
    const isOpen = formatPromptFilter(filter).toString() === "";
    if (!isOpen && isFirst.current && window.location.hash !== "") setTimeout(land);
    if (!isOpen || !isFilterInAddress()) isFirst.current = false;
  }, [filter, land]);
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

const isFilterInAddress = (): boolean =>
  formatPromptFilter(parsePromptFilter(new URLSearchParams(window.location.search))).toString() !== "";
