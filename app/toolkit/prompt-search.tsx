import { useSearchBox } from "#app/browser/use-search-box.ts";
import type { DevToolkitCopy } from "#app/content/pages/dev-toolkit-schema.server.ts";
import { ALL, LEVEL_CHOICES, type PromptFilter } from "./prompt-filter.ts";

/** A group as the filter offers it. */
export type GroupChoice = { slug: string; title: string; count: number };

type PromptSearchProps = {
  groups: GroupChoice[];
  copy: DevToolkitCopy["prompts"];
  filter: PromptFilter;
  onChange: (changes: Partial<PromptFilter>) => void;
};

/** The search box and the two filters. */
export function PromptSearch({ groups, copy, filter, onChange }: PromptSearchProps) {
  const input = useSearchBox(filter.search, onChange);
  const field = "mt-1.5 block min-h-12 w-full border-2 border-ink bg-white px-3 py-2 text-base font-normal";
  return (
    <search className="grid gap-5 noscript:hidden grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] print:hidden">
      <label className="font-bold">
        {copy.search}
        <input
          ref={input}
          type="search"
          autoComplete="off"
          className={field}
          onChange={(event) => onChange({ search: event.currentTarget.value })}
        />
      </label>
      <label className="font-bold">
        {copy.group}
        <select
          className={field}
          value={filter.group}
          onChange={(event) => onChange({ group: event.currentTarget.value })}
        >
          <option value={ALL}>{copy.allGroups}</option>
          {groups.map(({ slug, title, count }) => (
            <option key={slug} value={slug}>
              {title} ({count})
            </option>
          ))}
        </select>
      </label>
      <label className="font-bold">
        {copy.level}
        <select
          className={field}
          value={filter.level}
          onChange={(event) => onChange({ level: event.currentTarget.value })}
        >
          {LEVEL_CHOICES.map((level) => (
            <option key={level} value={level}>
              {level === ALL ? copy.allLevels : level}
            </option>
          ))}
        </select>
      </label>
    </search>
  );
}
