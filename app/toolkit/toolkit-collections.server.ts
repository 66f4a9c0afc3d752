import { getPromptGroupPath } from "#app/content/addresses.ts";
import { checkName, findingAt } from "#app/content/check-shape.server.ts";
import { defineCollection } from "#app/content/collection.server.ts";
import type { ContentFile } from "#app/content/content-file.server.ts";
import type { Finding } from "#app/content/finding.ts";
import { nearest } from "#app/content/nearest.ts";
import { isShared, listPlaceholders, splitAtQuotes } from "./prompt-text.ts";
import type { GroupFile } from "./toolkit.ts";
import { promptGroupSchema, roadmapPhaseSchema } from "./toolkit-schema.server.ts";

/** The groups of prompts. */
export const PROMPT_GROUPS = defineCollection({
  files: "toolkit/prompts/*.yaml",
  schema: promptGroupSchema,
  path: ({ slug }) => getPromptGroupPath(slug),
  unique: ["order", "title", "prompts.slug"],
  references: { "prompts.course": "courses" },
  check: ({ file, data }) => [...checkPlaceholders(file, data), ...checkWorked(file, data)],
});

/** The phases of the roadmap. */
export const ROADMAP = defineCollection({
  files: "toolkit/roadmap/*.yaml",
  schema: roadmapPhaseSchema,
  unique: ["order", "title"],
  references: { "days.course": "courses", "days.prompts": "promptGroups.prompts.slug" },
});

/** Every placeholder of a prompt that is not a shared one has its label and example there, and no other has. */
function checkPlaceholders(file: ContentFile, { prompts }: GroupFile): Finding[] {
  return prompts.flatMap(({ prompt, placeholders }, index) => {
    const at = ["prompts", index, "placeholders"];
    const used = listPlaceholders(prompt);
    const missing = used.filter((name) => !isShared(name) && !Object.hasOwn(placeholders, name));
    const misspelt = Object.keys(placeholders)
      .filter((name) => !isShared(name) && !used.includes(name))
      .flatMap((name) => nearest(name, missing) ?? []);
    return [
      ...missing
        .filter((name) => !misspelt.includes(name))
        .map((name) => {
          const fix = `{${name}} has no label here: write ${name}: { label: "What to write", example: "Such as this" }`;
          return findingAt(file, at, Object.keys(placeholders), fix);
        }),
      ...Object.keys(placeholders).flatMap((name) => {
        if (isShared(name)) {
          const fix = "remove it: its label is in content/pages/dev-toolkit.yaml, once for all prompts";
          return findingAt(file, [...at, name], name, fix);
        }
        if (used.includes(name)) return [];
        const near = nearest(name, missing);
        const fix = near ? `write ${near}` : `the prompt has no {${name}}: remove it`;
        return findingAt(file, [...at, name], name, fix);
      }),
    ];
  });
}

/** A worked answer belongs to a prompt of its group, fills in its placeholders, and is quoted word for word. */
function checkWorked(file: ContentFile, { prompts, worked }: GroupFile): Finding[] {
  const prompt = prompts.find(({ slug, draft }) => slug === worked.prompt && !draft);
  const quotes = checkQuotes(file, worked);
  if (prompt) return [...checkInput(file, listPlaceholders(prompt.prompt), worked.input), ...quotes];
  const known = prompts.filter(({ draft }) => !draft).map(({ slug }) => slug);
  const where = "the published prompts of this group";
  return [...checkName(file, ["worked", "prompt"], worked.prompt, { where, known }), ...quotes];
}

/** A quote is marked in the answer, so it must stand there, apart from the others. */
function checkQuotes(file: ContentFile, { answer, corrections }: GroupFile["worked"]): Finding[] {
  const quotes = corrections.map(({ quote }) => quote);
  const marked = new Set(splitAtQuotes(answer, quotes).map(({ quote }) => quote));
  return quotes.flatMap((quote, index) => {
    if (marked.has(index)) return [];
    const fix = answer.includes(quote)
      ? "it overlaps with another quote: choose words that no other quote has"
      : "copy the words exactly from the answer";
    return findingAt(file, ["worked", "corrections", index, "quote"], quote, fix);
  });
}

function checkInput(file: ContentFile, used: string[], input: Record<string, string>): Finding[] {
  const given = Object.keys(input);
  return [
    ...used
      .filter((name) => !given.includes(name))
      .map((name) => findingAt(file, ["worked", "input"], given, `add what was filled in for ${name}`)),
    ...given
      .filter((name) => !used.includes(name))
      .map((name) => {
        const fix = `the prompt has no {${name}}: write one of ${used.join(", ")}, or remove it`;
        return findingAt(file, ["worked", "input", name], name, fix);
      }),
  ];
}
