import { listNames } from "./fill-copy.ts";
import { suggestName } from "./nearest.ts";

/** The names in braces that every text may hold; their values follow from the content. */
export const SITE_NAMES = [
  "name",
  "parent",
  "tools",
  "chatApp",
  "count",
  "sessions",
  "prompts",
  "promptsClaim",
  "days",
  "hours",
] as const;

/** What is wrong with a text, or seems to be, and what to write instead. */
export type Advice = { found: string; fix: string; severity?: "warning" };

/** What a page shows for a value that is missing: the check of the built pages refuses it outside code. */
export const MISSING_VALUES = ["undefined", "NaN", "[object"];

/** Checks a text that visitors read: the names in its braces, and words that look like a missing value. */
export const checkProse = (text: string, names: readonly string[]): Advice[] => [
  ...MISSING_VALUES.filter((value) => text.includes(value)).map((value) => ({
    found: `'${value}'`,
    fix: "on the page it looks like a missing value: use another word, or mark it as code in Markdown",
  })),
  ...checkNames(text, names),
];

/** Finds names in braces that are not among the known ones. */
const checkNames = (text: string, known: readonly string[]): Advice[] =>
  listNames(text)
    .filter((name) => !known.includes(name))
    .map((name) => {
      const meant = suggestName(name, known, (one) => `{${one}}`);
      return { found: `{${name}}`, fix: `${meant}, or {{${name}}} to show the braces` };
    });
