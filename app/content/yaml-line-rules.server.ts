/** A fault of syntax: its line, what stands there and what to write instead. */
export type YamlFault = { line: number; found: string; fix: string };

type Advice = { found: string; fix: string };

/** A mistake that can be seen in one line: the line, and what to say of its parts. */
type LineRule = [pattern: RegExp, advise: (parts: string[]) => Advice];

/** The beginning of a line with a value: its indent, marks of a list, and its key. */
const KEY = String.raw`^\s*(?:- +)*(?:[\w-]+: +)?`;

const inQuotes = (text: string): string => `"${text.trim().replaceAll(/["\\]/g, "\\$&")}"`;

/** An entry that YAML takes for a text. */
export const DASH_WITHOUT_BLANK = /^\s*-([A-Za-z"'].*)$/;

/** A blank that looks like one and is none, as texts from Word and from web pages have it. */
export const ODD_BLANK = /^[ \t]*[\u00a0\u2000-\u200a\u202f\u205f\u3000]/;

/** What to do about such a blank at the beginning of a line. */
export const sayOddBlank = (line: number, text: string): YamlFault => ({
  line,
  found: `a blank of another kind, as web pages have it, before '${text.trim().slice(0, 40)}'`,
  fix: "delete the blanks at the beginning of the line, and type them anew",
});

const LINE_RULES: LineRule[] = [
  [
    DASH_WITHOUT_BLANK,
    ([text]) => ({ found: `'-${text}'`, fix: `write a blank behind the dash: - ${text}` }),
  ],
  [
    /^( *)\t/,
    () => ({ found: "a tab at the beginning of the line", fix: "indent with blanks, two for each step" }),
  ],
  [
    new RegExp(`${KEY}([“”„‘’])(.*?)[“”„‘’]? *$`),
    ([mark = "", text = ""]) => ({
      found: `a text that begins with ${mark}`,
      fix: `write straight quotes: ${inQuotes(text)}`,
    }),
  ],
  [
    new RegExp(`${KEY}(([*&!%@\`]).*)$`),
    ([text = "", mark]) => ({
      found: `a text that begins with ${mark}`,
      fix: `put it in quotes: ${inQuotes(text)}`,
    }),
  ],
  [
    new RegExp(`${KEY}([|>])[-+]? +([^# ].*)$`),
    ([mark, text = ""]) => ({
      found: `a text behind ${mark}`,
      fix: `write it on the lines below, indented, or in quotes: ${inQuotes(text)}`,
    }),
  ],
  [
    new RegExp(String.raw`${KEY}'(.*\w'\w.*)' *$`),
    ([text = ""]) => ({
      found: "an apostrophe inside single quotes",
      fix: `write double quotes: ${inQuotes(text)}`,
    }),
  ],
  [
    new RegExp(String.raw`${KEY}(["'])(?:(?!\1).)*\1 *([^\s,#}\]:].*)$`),
    ([, text = ""]) => ({
      found: `'${text}' behind the closing quote`,
      fix: 'put the whole text in quotes, and write \\" for a quote in it',
    }),
  ],
  [
    new RegExp(String.raw`${KEY}(?:\{[^{}[\]]*(\})|\[[^{}[\]]*(\])) *([^\s,#\]}:].*)$`),
    ([brace, bracket, text]) => ({
      found: `'${text}' behind ${brace ?? bracket}`,
      fix: `remove it, or write it before ${brace ?? bracket}`,
    }),
  ],
  [
    /[{,] *[\w-]+: +[^"',{}[\]]*? ([\w-]+): /,
    ([key]) => ({ found: "two fields without a comma", fix: `write a comma before '${key}:'` }),
  ],
  [
    /^\s*(?:- +)*[\w-]+: +- /,
    () => ({ found: "a list on the line of its field", fix: "begin the list on the next line, indented" }),
  ],
  [
    /^\s*(?:- +)*[\w-]+: +([^"'\s[{][^"]*: .*)$/,
    ([text = ""]) => ({ found: "a text with ': ' in it", fix: `put it in quotes: ${inQuotes(text)}` }),
  ],
  [
    /^\s*(?:- +)*([A-Za-z][\w-]*): *[\u00a0\u2007\u202f]\s*(.*)$/,
    ([key, value]) => ({
      found: `a blank of another kind behind ${key}:`,
      fix: `type it anew: ${key}: ${value}`,
    }),
  ],
  [
    /^\s*(?:- +)*([A-Za-z][\w-]*):([^\s:/].*)$/,
    ([key, value]) => ({
      found: `'${key}:${value}'`,
      fix: `write a blank behind the colon: ${key}: ${value}`,
    }),
  ],
  [
    /^ *([a-z]\w*) +([^:]*)$/,
    ([key, value]) => ({
      found: `'${key} ${value}'`,
      fix: `write a colon behind the field: ${key}: ${value}`,
    }),
  ],
];

/** What is wrong with a line by itself, if that can be seen. */
export function adviseOnLine(lines: string[], line: number): YamlFault | undefined {
  const text = lines[line - 1] ?? "";
  for (const [pattern, advise] of LINE_RULES) {
    const parts = pattern.exec(text);
    if (parts) return { line, ...advise(parts.slice(1)) };
  }
  return undefined;
}
