import { listNames } from "./fill-copy.ts";
import type { Advice } from "./finding.ts";
import { suggestName } from "./nearest.ts";

/** The figures that every text may hold by their names: the content proves them. */
export const FIGURE_NAMES = [
  "count",
  "weeks",
  "sessions",
  "prompts",
  "promptsClaim",
  "days",
  "hours",
] as const;

/** The names in braces that every text may hold; their values follow from the content. */
export const SITE_NAMES = ["name", "parent", "tools", "chatApp", ...FIGURE_NAMES] as const;

/** Finds names in braces that are not among the known ones. */
export const checkNames = (text: string, known: readonly string[]): Advice[] =>
  listNames(text)
    .filter((name) => !known.includes(name))
    .map((name) => {
      const meant = suggestName(name, known, (one) => `{${one}}`);
      return { found: `{${name}}`, fix: `${meant}, or {{${name}}} to show the braces` };
    });
