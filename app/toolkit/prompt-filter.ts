import { createSearch } from "#app/content/search.ts";
import { PROMPT_LEVELS } from "#app/content/tracks.ts";

/** Search and level that the visitor has chosen; an empty one matches every prompt. */
export type PromptFilter = { search: string; level: string };

/** The filter that every prompt matches. */
export const NO_FILTER: PromptFilter = { search: "", level: "" };

/** Reads the filter from an address; an unknown level is left out. */
export function parsePromptFilter(params: URLSearchParams): PromptFilter {
  const level = params.get("level") ?? "";
  return {
    search: params.get("search") ?? "",
    level: PROMPT_LEVELS.some((known) => known === level) ? level : "",
  };
}

/** Writes the filter as a query, leaving out what is empty. */
export const formatPromptFilter = (filter: PromptFilter): string =>
  new URLSearchParams(Object.entries(filter).filter(([, value]) => value.trim() !== "")).toString();

/** A predicate for a filter: the search is a part of the text of a prompt, and the level is equal. */
export function getMatcher({ search, level }: PromptFilter): (prompt: PromptFilter) => boolean {
  const isFound = createSearch(search);
  return (prompt) => (level === "" || prompt.level === level) && isFound(prompt.search);
}
