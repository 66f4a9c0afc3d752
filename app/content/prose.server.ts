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

/** Code spans, escapes, and a brace with a name, whether or not it is closed. */
const BRACES = /`[^`]*`|\{\{\w+\}\}|\{(\s*)([A-Za-z_]\w*)(\s*\}?)/g;

/** What a page shows for a value that is missing: the check of the built pages refuses it outside code. */
export const MISSING_VALUES = ["undefined", "NaN", "[object"];

/** Checks a text that visitors read: the names in its braces, and words that look like a missing value. */
export const checkProse = (text: string, names: readonly string[]): Advice[] => [
  ...MISSING_VALUES.filter((value) => text.includes(value)).map((value) => ({
    found: `'${value}'`,
    fix: "on a page it looks like a missing value: write other words, or code where the text is Markdown",
  })),
  ...checkNames(text, names),
];

/** Finds names in braces that are not among the known ones, and known ones whose braces are incomplete. */
function checkNames(text: string, known: readonly string[]): Advice[] {
  if (!text.includes("{")) return [];
  return Array.from(text.matchAll(BRACES)).flatMap(([found, space, name, end]): Advice[] => {
    if (name === undefined) return [];
    if (space !== "" || end !== "}")
      return known.includes(name)
        ? [{ found: `'${found}'`, fix: `write {${name}}`, severity: "warning" }]
        : [];
    if (known.includes(name)) return [];
    const meant = suggestName(name, known, (one) => `{${one}}`);
    return [{ found, fix: `${meant}, or {${found}} to show the braces` }];
  });
}
