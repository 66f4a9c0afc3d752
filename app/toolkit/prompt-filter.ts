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

/** A prompt as the filter sees it: its level, and the words of its title and summary as `normalise` writes them. */
export type PromptWords = { level: string; words: string };

/** Normalises text for the search: 'Résumé (CV)' becomes ' resume cv', so that ' cv' is the beginning of a word. */
export const normalise = (text: string): string => {
  const letters = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return ` ${letters.replace(/[^\p{L}\p{N}+#]+/gu, " ").trim()}`;
};

/** A predicate for a filter: the level is equal, and each word of the search begins a word of the prompt. */
export function getMatcher({ search, level }: PromptFilter): (prompt: PromptWords) => boolean {
  const needles = normalise(search).trim().split(" ");
  return (prompt) =>
    (level === "" || prompt.level === level) &&
    needles.every((needle) => prompt.words.includes(` ${needle}`));
}
