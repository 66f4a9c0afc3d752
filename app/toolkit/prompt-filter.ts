import { PROMPT_LEVELS } from "#app/content/tracks.ts";
import type { Prompt, PromptGroup } from "./toolkit.ts";

/** The choice that leaves a filter open. */
export const ALL = "All";

/** Choices of the level filter, in order. */
export const LEVEL_CHOICES = [ALL, ...PROMPT_LEVELS] as const;

/** What the visitor looks for in the prompts; `group` is a slug. */
export type PromptFilter = { search: string; group: string; level: string };

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

const texts = new WeakMap<Prompt, string>();

/** Everything of a prompt that the search reads, in lower case. */
function getSearchText(prompt: Prompt): string {
  const known = texts.get(prompt);
  if (known !== undefined) return known;
  const text = [prompt.title, prompt.when, prompt.prompt, prompt.good, prompt.course.title]
    .join("\n")
    .toLowerCase();
  texts.set(prompt, text);
  return text;
}

/** Slugs of the matching prompts: every word of the search occurs, group and level are equal. */
export function matchPrompts(groups: PromptGroup[], { search, group, level }: PromptFilter): Set<string> {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const matches = new Set<string>();
  for (const { slug, prompts } of groups) {
    if (group !== ALL && group !== slug) continue;
    for (const prompt of prompts) {
      if (level !== ALL && prompt.level !== level) continue;
      const text = getSearchText(prompt);
      if (words.every((word) => text.includes(word))) matches.add(prompt.slug);
    }
  }
  return matches;
}
