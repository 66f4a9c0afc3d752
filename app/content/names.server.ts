import { listNames } from "#app/text/fill-words.ts";
import { suggestName } from "#app/text/nearest.ts";
import type { Problem } from "./finding.ts";

/** Finds names in braces that are not among the known ones. */
export const checkNames = (text: string, known: readonly string[]): Problem[] =>
  listNames(text)
    .filter((name) => !known.includes(name))
    .map((name) => {
      const meant = suggestName(name, known, (one) => `{${one}}`);
      return { found: `{${name}}`, fix: `${meant}, or {{${name}}} to show the braces` };
    });
