import { nearest } from "./nearest.ts";

/** The names that prose may hold in braces; without `known` braces are the reader's own, and only words are checked. */
export type Names = { known?: string[] };

/** What is wrong with a text, or seems to be, and what to write instead. */
export type Advice = { found: string; fix: string; severity?: "warning" };

/** Code spans and quotations, which are written word for word. */
const LITERAL = /`[^`]*`|“[^”]*”|"[^"\n]*"/g;

/** Replaces code and quotations by blanks. */
const hideLiterals = (text: string): string =>
  /["`“]/.test(text) ? text.replace(LITERAL, (literal) => literal.replaceAll(/[^\n]/g, " ")) : text;

/** Checks a text that visitors read as a sentence. Its code and quotations are not searched. */
export function adviseOnProse(text: string, { known }: Names): Advice[] {
  const prose = hideLiterals(text);
  const wording = findAvoidedWords(prose).map(guess);
  if (!known) return wording;
  const braces = prose.includes("{") ? adviseOnBraces(prose, known) : [];
  return [...braces, ...findNote(prose), ...findAddress(prose), ...wording];
}

const guess = (advice: Advice): Advice => ({ ...advice, severity: "warning" });

const listMatches = (text: string, pattern: RegExp): string[][] =>
  Array.from(text.matchAll(pattern), ([whole, ...parts]) => [whole, parts.find((part) => part) ?? ""]);

/** Finds names in braces that nothing fills in, and names whose braces are incomplete. */
const adviseOnBraces = (prose: string, known: string[]): Advice[] => [
  ...listMatches(prose, /(?<!\{)\{([A-Za-z_]\w*)\}/g).flatMap(([found = "", name = ""]) => {
    if (known.includes(name)) return [];
    const near = nearest(name, known);
    const meant = near ? `write {${near}}` : `write one of {${known.join("}, {")}}`;
    return { found, fix: `${meant}, or {${found}} to show the braces` };
  }),
  // A blank within the braces, or one brace alone.
  ...listMatches(prose, /(?<!\{)\{(?:[ \t]+(\w+)[ \t]*\}|(\w+)[ \t]+\}|(\w+)(?![\w}]|[ \t]+\}))/g).flatMap(
    ([found = "", name = ""]) =>
      known.includes(name) ? guess({ found: `'${found}'`, fix: `write {${name}}` }) : [],
  ),
];

function findNote(prose: string): Advice[] {
  const [note] =
    /\b(?:TODO|FIXME|TBD|XXX)\b(?!-|[ ](?:app|list|comment|item)s?\b)|\b(?:LOREM IPSUM|[Ll]orem ipsum)\b/.exec(
      prose,
    ) ?? [];
  return note
    ? [guess({ found: `'${note}'`, fix: "if it is a note to yourself, write what is still missing" })]
    : [];
}

function findAddress(prose: string): Advice[] {
  const [address] = /\bhttp:\/\/[^\s)>\]]+/.exec(prose) ?? [];
  if (!address) return [];
  const isLocal = /^http:\/\/(?:localhost|127\.|0\.0\.0\.0|10\.|192\.168\.|\[)/.test(address);
  const fix = isLocal
    ? "only one's own machine answers there: if you mean that, leave it"
    : "write https://, if that address has it";
  return [guess({ found: `'${address}'`, fix })];
}

/** Markdown that is incomplete, so that visitors would see its signs, and what to write in a Markdown text. */
const BROKEN_MARKDOWN: [pattern: RegExp, fix: string][] = [
  [/\*\*\S[^\s*]*(?:\*\*)?/, "if it is to be bold, write ** behind its last word as well"],
  [/\[[^\]]+\]\([^)]*\)/, "it is no link: write an address without blanks"],
  [/\[[^\]]+\]\[[^\]]*\]/, "it is no link: write [words](address)"],
  [/\[\^\w+\]/, "footnotes are not shown: say it in the sentence"],
  [/^#{1,6}[A-Za-z]+/m, "it is no heading: write a blank behind the last #"],
  [/^\|.*\|$/m, "it is no table: write the row | --- | --- | under its head, with a cell for each cell"],
  [/^-[A-Za-z]+/m, "it is no list: write a blank behind the dash"],
  [/^•/m, "it is no list: begin each entry on a line of its own with '- '"],
];

/** Finds the signs of Markdown that visitors would see: incomplete ones in Markdown, all of them in a plain text. */
export function findMarkdownSigns(text: string, isMarkdown: boolean): Advice[] {
  const prose = hideLiterals(text);
  const signs = BROKEN_MARKDOWN.flatMap(([pattern, fix]) => {
    const [sign] = pattern.exec(prose) ?? [];
    return sign ? [guess({ found: `'${sign}'`, fix })] : [];
  });
  if (isMarkdown) return signs;
  return signs.slice(0, 1).map((sign) => ({ ...sign, fix: "no Markdown is shown here: remove its signs" }));
}

/** Finds Markdown in a field for plain text, and quotes that belong to the YAML and not to the sentence. */
export function adviseOnPlainText(text: string): Advice[] {
  const quotes = text.split('"').length - 1;
  const isStray = quotes % 2 === 1 && (text.endsWith('"') || text.startsWith('"'));
  const [curly] = /^[“„‘](?=[^“„‘”’]*[”’]?$)/.exec(text) ?? [];
  return [
    ...findMarkdownSigns(text, false),
    ...(isStray
      ? [guess({ found: 'one quote (") alone', fix: "write the other one as well, or remove it" })]
      : []),
    ...(curly
      ? [
          guess({
            found: `a whole text between curly quotes (${curly})`,
            fix: "visitors see them: if they only hold the text together, write straight quotes",
          }),
        ]
      : []),
  ];
}

/** Words that the site avoids, and what to write instead. */
const AVOIDED: [pattern: RegExp, fix: string][] = [
  [/\u2014/, "write a full stop, a comma or a colon in the place of the dash"],
  [/\be-mail\b|(?<![-/:])\bmail\b(?!-)/i, "write email"],
  [/\bstations?\b/i, "write stop, or course"],
  [/\bcatalogs?\b(?!\.json)/i, "write catalogue"],
  [
    /\b(?!Customize\b)\w*(?:[Oo]rganiz|[Rr]ecogniz|[Oo]ptimiz|[Cc]ustomiz|[Ss]ummariz|[Pp]rioritiz|[Aa]nalyz|[Bb]ehavior|[Ff]avor)\w*|\b[Cc]enters?\b|\b[Ee]nroll(?:ments?)?\b(?! Now)/,
    "use British spelling: -ise, -our, -re, enrol",
  ],
  [
    /(?<=^|[.!?:;] )(?:a person|someone|somebody|whoever)\b/i,
    "name who does it: we, you, your mentor, a colleague",
  ],
  [
    /\bstands? (?:in|on|at|as|before|beside|under|above|below|between|here|there|first|last|late|early)\b/i,
    "write is, comes or says",
  ],
  [/\breplac(?:e|es|ing)\b[^.,;:!?]{1,60}? by\b(?! piece)/i, "write replace ... with"],
  [
    /\blive(?: online)? (?:class(?:es)?|lessons?)\b|\bclasses are (?:live|online)\b|\b(?:missed|miss|attend|skip) (?:a |the )?class\b/i,
    "write session",
  ],
];

/** All of them as one pattern: most texts have none, so that one search is enough. */
const ANY = new RegExp(
  AVOIDED.map(([{ source, ignoreCase }]) => (ignoreCase ? `(?i:${source})` : source)).join("|"),
);

/** The words of a text that the site avoids, each kind once. */
export const findAvoidedWords = (text: string): Advice[] =>
  ANY.test(text)
    ? AVOIDED.flatMap(([pattern, fix]) => {
        const [words] = pattern.exec(text) ?? [];
        return words === undefined ? [] : [{ found: `'${words}'`, fix }];
      })
    : [];
