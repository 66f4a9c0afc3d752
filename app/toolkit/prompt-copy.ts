import { getPromptTextsPath } from "#app/academy/addresses.ts";
import { loadJson } from "#app/islands/json-file.ts";
import { fillPrompt, listPlaceholders } from "./prompt-text.ts";
import { getValue } from "./toolkit-state.ts";

/** Title and text of each prompt of a group, by its slug. */
export type PromptTexts = Record<string, { title: string; prompt: string }>;

/** What is copied. */
export type PromptCopy = {
  title: string;
  text: string;
  /** Placeholders without a value. */
  empty: string[];
};

/**
 * A prompt with the visitor's values.
 * @throws Error when its group's file does not load or has no such prompt.
 */
export async function loadCopy(group: string, slug: string): Promise<PromptCopy> {
  const { [slug]: found } = await loadJson<PromptTexts>(getPromptTextsPath(group));
  if (!found) throw new Error(`The group ${group} has no prompt ${slug}.`);
  const getOwn = (name: string) => getValue(slug, name);
  return {
    title: found.title,
    text: fillPrompt(found.prompt, getOwn),
    empty: listPlaceholders(found.prompt).filter((name) => getOwn(name) === ""),
  };
}
