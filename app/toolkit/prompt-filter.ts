import { PROMPT_LEVELS } from "#app/content/tracks.ts";

/** Search and level that the visitor has chosen; an empty one matches every prompt. */
export type PromptFilter = { search: string; level: string };

/** No filter at all. */
export const NO_FILTER: PromptFilter = { search: "", level: "" };

/** What the filter reads of a prompt; `words` are normalised. */
export type PromptWords = { level: string; words: string };

/** Reads the filter from an address; an unknown level counts as none. */
export function parsePromptFilter(params: URLSearchParams): PromptFilter {
  const level = params.get("level") ?? "";
  return {
    search: params.get("search") ?? "",
    level: PROMPT_LEVELS.some((known) => known === level) ? level : "",
  };
}

/** Writes the filter as a query, leaving out what is empty. */
export function formatPromptFilter(filter: PromptFilter): URLSearchParams {
  const entries = Object.entries(filter).filter(([, value]) => value.trim() !== "");
  return new URLSearchParams(entries);
}

/**
 * Normalises text for the search: lower case, no accents, each word after a blank. 'Résumé (CV)' becomes ' resume cv', in
 * which the search finds ' cv', the beginning of a word.
 */
export const normalise = (text: string): string => {
  const letters = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return ` ${letters.replace(/[^\p{L}\p{N}+#]+/gu, " ").trim()}`;
};

/** The prompts of the level with every word of the search. If there are none, other names of the words match too. */
export function matchPrompts<Row extends PromptWords>(
  rows: Row[],
  { search, level }: PromptFilter,
  otherNames: string[][],
): Set<Row> {
  const open = rows.filter((row) => level === "" || row.level === level);
  const sought = normalise(search).trim();
  const words = sought.split(" ");
  const find = (parts: string[][]) =>
    open.filter((row) => parts.every((names) => names.some((name) => row.words.includes(` ${name}`))));
  const matches = find(words.map((word) => [word]));
  if (matches.length > 0) return new Set(matches);
  const lists = otherNames.map((names) => names.map((name) => normalise(name).trim()));
  const getNames = (word: string) => [word, ...lists.filter((names) => names.includes(word)).flat()];
  return new Set([...find([getNames(sought)]), ...find(words.map(getNames))]);
}
