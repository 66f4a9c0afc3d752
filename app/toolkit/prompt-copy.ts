import { getPromptTextsPath } from "#app/content/addresses.ts";
import { loadJson } from "./json-file.ts";
import { formatGroupMarkdown, type GroupTexts, type PromptTexts } from "./prompt-markdown.ts";
import { fillPrompt, listPlaceholders } from "./prompt-text.ts";
import { getValue } from "./toolkit-state.ts";

/** What is copied. */
export type PromptCopy = {
  title: string;
  text: string;
  /** Placeholders without a value. */
  empty: string[];
};

/**
 * A prompt with the visitor's values, or its whole group.
 * @throws Error when the group's file does not load or has no such prompt.
 */
export async function loadCopy(groupSlug: string, slug?: string): Promise<PromptCopy> {
  const group = await loadJson<GroupTexts>(getPromptTextsPath(groupSlug));
  if (slug === undefined) {
    const prompts = group.prompts.map((prompt) => ({ ...prompt, prompt: fill(prompt) }));
    return { title: group.title, text: formatGroupMarkdown({ ...group, prompts }), empty: [] };
  }
  const prompt = group.prompts.find((other) => other.slug === slug);
  if (!prompt) throw new Error(`The group ${groupSlug} has no prompt ${slug}.`);
  const empty = listPlaceholders(prompt.prompt).filter((name) => getValue(slug, name) === "");
  return { title: prompt.title, text: fill(prompt), empty };
}

const fill = ({ slug, prompt }: PromptTexts): string => fillPrompt(prompt, (name) => getValue(slug, name));
