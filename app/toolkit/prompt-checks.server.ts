import type { z } from "zod";
import { problemAt } from "#app/content/check-shape.server.ts";
import type { ContentFile } from "#app/content/content-file.server.ts";
import type { ContentProblem } from "#app/content/content-problem.ts";
import { nearest } from "#app/content/nearest.ts";
import { listPlaceholders } from "./prompt-text.ts";
import { splitAtQuotes } from "./quotes.ts";
import { isShared } from "./shared-placeholders.ts";
import type { promptGroupSchema } from "./toolkit-schema.server.ts";

type Group = z.output<typeof promptGroupSchema>;

/** Every placeholder of a prompt that is not a shared one has its label and example there, and no other has. */
export function checkPlaceholders(file: ContentFile, { prompts }: Group): ContentProblem[] {
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
          return problemAt(file, at, Object.keys(placeholders), fix);
        }),
      ...Object.keys(placeholders).flatMap((name) => {
        if (isShared(name)) {
          const fix = "remove it: its label stands in content/pages/dev-toolkit.yaml, once for all prompts";
          return problemAt(file, [...at, name], name, fix);
        }
        if (used.includes(name)) return [];
        const near = nearest(name, missing);
        const fix = near ? `write ${near}` : `the prompt has no {${name}}: remove it`;
        return problemAt(file, [...at, name], name, fix);
      }),
    ];
  });
}

/** A worked answer belongs to a prompt of its group, fills in its placeholders, and is quoted word for word. */
export function checkWorked(file: ContentFile, { prompts, worked }: Group): ContentProblem[] {
  const prompt = prompts.find(({ slug, draft }) => slug === worked.prompt && !draft);
  const quotes = checkQuotes(file, worked);
  if (prompt) return [...checkInput(file, listPlaceholders(prompt.prompt), worked.input), ...quotes];
  const slugs = prompts.filter(({ draft }) => !draft).map(({ slug }) => slug);
  const fix = `no published prompt of this group: write ${nearest(worked.prompt, slugs) ?? `one of ${slugs.join(", ")}`}`;
  return [problemAt(file, ["worked", "prompt"], worked.prompt, fix), ...quotes];
}

/** A quote is marked in the answer, so it must stand there, apart from the others. */
function checkQuotes(file: ContentFile, { answer, corrections }: Group["worked"]): ContentProblem[] {
  const quotes = corrections.map(({ quote }) => quote);
  const marked = new Set(splitAtQuotes(answer, quotes).map(({ quote }) => quote));
  return quotes.flatMap((quote, index) => {
    if (marked.has(index)) return [];
    const fix = answer.includes(quote)
      ? "it overlaps with another quote: choose words that no other quote has"
      : "copy the words from the answer, exactly as they stand there";
    return problemAt(file, ["worked", "corrections", index, "quote"], quote, fix);
  });
}

function checkInput(file: ContentFile, used: string[], input: Record<string, string>): ContentProblem[] {
  const given = Object.keys(input);
  return [
    ...used
      .filter((name) => !given.includes(name))
      .map((name) => problemAt(file, ["worked", "input"], given, `write what was filled in for ${name}`)),
    ...given
      .filter((name) => !used.includes(name))
      .map((name) => {
        const fix = `the prompt has no {${name}}: write one of ${used.join(", ")}, or remove it`;
        return problemAt(file, ["worked", "input", name], name, fix);
      }),
  ];
}
