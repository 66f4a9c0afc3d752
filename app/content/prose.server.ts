import { nearest } from "./nearest.ts";

/** The names that prose may hold in braces. */
export type Names = { known: string[] };

/** What is wrong with a text, or seems to be, and what to write instead. */
export type Advice = { found: string; fix: string; severity?: "warning" };

/** Code spans and quotations, which are written word for word. */
const LITERAL = /`[^`]*`|“[^”]*”|"[^"\n]*"/g;

/** Replaces code and quotations by spaces. */
const hideLiterals = (text: string): string =>
  text.replace(LITERAL, (literal) => literal.replaceAll(/[^\n]/g, " "));

/** What a page shows for a value that is missing: the check of the built pages refuses it outside code. */
export const MISSING_VALUES = ["undefined", "NaN", "[object"];

/** Finds what prose may not hold: names in braces that nothing fills in, and what looks like a missing value. */
export const adviseOnProse = (text: string, names: Names): Advice[] => [
  ...MISSING_VALUES.filter((value) => text.includes(value)).map((value) => ({
    found: `'${value}'`,
    fix: "on a page it looks like a missing value: write other words, or code where the text is Markdown",
  })),
  ...adviseOnNames(text, names),
];

/** Finds names in braces that nothing fills in or whose braces are incomplete. Code and quotations are not searched. */
function adviseOnNames(text: string, { known }: Names): Advice[] {
  if (!text.includes("{")) return [];
  const prose = hideLiterals(text);
  return [
    ...listMatches(prose, /(?<!\{)\{([A-Za-z_]\w*)\}/g).flatMap(([found = "", name = ""]) => {
      if (known.includes(name)) return [];
      const near = nearest(name, known);
      const meant = near ? `write {${near}}` : `write one of {${known.join("}, {")}}`;
      return { found, fix: `${meant}, or {${found}} to show the braces` };
    }),
    // A space within the braces, or one brace alone.
    ...listMatches(prose, /(?<!\{)\{(?:[ \t]+(\w+)[ \t]*\}|(\w+)[ \t]+\}|(\w+)(?![\w}]|[ \t]+\}))/g).flatMap(
      ([found = "", name = ""]) =>
        known.includes(name)
          ? { found: `'${found}'`, fix: `write {${name}}`, severity: "warning" as const }
          : [],
    ),
  ];
}

const listMatches = (text: string, pattern: RegExp): string[][] =>
  Array.from(text.matchAll(pattern), ([whole, ...parts]) => [whole, parts.find((part) => part) ?? ""]);
