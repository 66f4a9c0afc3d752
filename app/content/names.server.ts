import { listHalfNames, listNames } from "#app/text/fill-words.ts";
import { suggestName } from "#app/text/find-nearest.ts";
import type { Problem } from "./finding.ts";

/** Finds names in braces that are not among the known ones, or that lack a brace unless the text may hold code. */
export function checkNames(text: string, known: readonly string[], mayHoldCode = false): Problem[] {
  const unknown = listNames(text)
    .filter((name) => !known.includes(name))
    .map((name) => ({ name, found: `{${name}}` }));
  const half = mayHoldCode ? [] : listHalfNames(text);
  return [...unknown, ...half].map(({ name, found }) => {
    const meant = suggestName(name, known, (one) => `{${one}}`);
    return { found, fix: `${meant}, or {{${name}}} to show the braces` };
  });
}
