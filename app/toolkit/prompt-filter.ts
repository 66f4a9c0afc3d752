import { PROMPT_LEVELS } from "#app/content/tracks.ts";

/** The choice that leaves a filter open. */
export const ALL = "All";

/** Choices of the level filter, in order. */
export const LEVEL_CHOICES = [ALL, ...PROMPT_LEVELS] as const;

/** What the visitor looks for in the prompts; `group` is a slug. */
export type PromptFilter = { search: string; group: string; level: string };

/** No filter at all. */
export const NO_FILTER: PromptFilter = { search: "", group: ALL, level: ALL };

/** A prompt as the filter sees it. */
export type Filtered = { group: string; level: string; getText: () => string };

/** Reads the filter from an address; an unknown level counts as 'All'. */
export function parsePromptFilter(params: URLSearchParams): PromptFilter {
  const level = params.get("level") ?? ALL;
  return {
    search: params.get("search") ?? "",
    group: params.get("group") || ALL,
    level: LEVEL_CHOICES.some((choice) => choice === level) ? level : ALL,
  };
}

/** Writes the filter as a query, leaving out what is empty or 'All'. */
export function formatPromptFilter({ search, group, level }: PromptFilter): URLSearchParams {
  const params = new URLSearchParams();
  if (search.trim() !== "") params.set("search", search);
  if (group !== ALL) params.set("group", group);
  if (level !== ALL) params.set("level", level);
  return params;
}

/** The prompts in which every word of the search occurs, of the group and level; an unknown group counts as 'All'. */
export function matchPrompts<Row extends Filtered>(
  rows: Row[],
  { search, group, level }: PromptFilter,
): Set<Row> {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const isOpen = group === ALL || !rows.some((row) => row.group === group);
  const matches = rows.filter(
    (row) =>
      (isOpen || row.group === group) &&
      (level === ALL || row.level === level) &&
      words.every((word) => row.getText().includes(word)),
  );
  return new Set(matches);
}
