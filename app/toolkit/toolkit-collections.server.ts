import { getPromptGroupPath } from "#app/academy/addresses.ts";
import { checkName } from "#app/content/check-shape.server.ts";
import { defineCollection } from "#app/content/collection.server.ts";
import type { ContentFile } from "#app/content/content-file.server.ts";
import { type Finding, findingAt } from "#app/content/finding.ts";
import { getMetaHead } from "#app/page-model/page.server.ts";
import { findNearest } from "#app/text/find-nearest.ts";
import { SHELL_IDS } from "#app/ui/shell-ids.ts";
import { isShared, listPlaceholders } from "./prompt-text.ts";
import { type GroupFile, WORKED_ID } from "./toolkit.ts";
import { promptGroupSchema, roadmapPhaseSchema } from "./toolkit-schema.server.ts";
import { readAnswer } from "./worked-answer.server.ts";

/** The groups of prompts. */
export const PROMPT_GROUPS = defineCollection({
  files: "toolkit/prompts/*.yaml",
  schema: promptGroupSchema,
  path: ({ slug }) => getPromptGroupPath(slug),
  head: getMetaHead,
  ids: ({ data: { prompts } }) => [...SHELL_IDS, WORKED_ID, ...prompts.map(({ slug }) => slug)],
  check: ({ file, data }) => [...checkPlaceholders(file, data), ...checkWorked(file, data)],
});

/** The phases of the roadmap. */
export const ROADMAP = defineCollection({
  files: "toolkit/roadmap/*.yaml",
  schema: roadmapPhaseSchema,
});

/** A prompt has a label and an example for each of its own placeholders, and may have them for shared ones. */
const checkPlaceholders = (file: ContentFile, { prompts }: GroupFile): Finding[] =>
  prompts.flatMap(({ prompt, placeholders }, index) => {
    const used = listPlaceholders(prompt);
    return compareNames(file, ["prompts", index, "placeholders"], {
      given: Object.keys(placeholders),
      used: used.filter((name) => !isShared(name) || name in placeholders),
      example: '{ label: "What to write", example: "Such as this" }',
    });
  });

/** Checks that each name that a prompt uses is a field here, and that no other is. */
const compareNames = (
  file: ContentFile,
  at: PropertyKey[],
  { given, used, example }: { given: string[]; used: string[]; example: string },
): Finding[] => {
  const missing = new Set(used.filter((name) => !given.includes(name)));
  const unknown = given
    .filter((name) => !used.includes(name))
    .map((name) => {
      const near = findNearest(name, missing);
      // A misspelt name is one fault: the name that it was meant for is not missing.
      if (near) missing.delete(near);
      const fix = near ? `write ${near}` : `remove it, or write {${name}} in the prompt`;
      return findingAt(file, [...at, name], name, `its prompt has no {${name}}: ${fix}`);
    });
  return [
    ...unknown,
    ...Array.from(missing, (name) =>
      findingAt(file, at, given, `{${name}} is missing: add ${name}: ${example}`),
    ),
  ];
};

/** A worked answer belongs to a prompt of its group, fills in its placeholders, and is quoted word for word. */
function checkWorked(file: ContentFile, { prompts, worked }: GroupFile): Finding[] {
  const prompt = prompts.find(({ slug, draft }) => slug === worked.prompt && !draft);
  const quotes = checkQuotes(file, worked);
  if (prompt) {
    const input = {
      given: Object.keys(worked.input),
      used: listPlaceholders(prompt.prompt),
      example: '"What was filled in"',
    };
    return [...compareNames(file, ["worked", "input"], input), ...quotes];
  }
  const known = prompts.filter(({ draft }) => !draft).map(({ slug }) => slug);
  const where = "the published prompts of this group";
  return [...checkName(file, ["worked", "prompt"], worked.prompt, { where, known }), ...quotes];
}

/** A quote is marked in the answer, so the answer must have it, without an overlap with another quote. */
function checkQuotes(file: ContentFile, { answer, corrections }: GroupFile["worked"]): Finding[] {
  const quotes = corrections.map(({ quote }) => quote);
  const { found } = readAnswer(answer, quotes);
  return quotes.flatMap((quote, index) => {
    if (found.has(index)) return [];
    const fix = answer.includes(quote)
      ? "it overlaps with another quote, or is more than a cell, a line of code or the words of one style: choose fewer words"
      : "copy the words exactly from the answer";
    return findingAt(file, ["worked", "corrections", index, "quote"], quote, fix);
  });
}
