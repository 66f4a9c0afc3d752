import GithubSlugger from "github-slugger";
import { type MarkedToken, marked, Parser, type Token, type Tokens } from "marked";
import { adviseOnFileName } from "#app/text/file-name.ts";
import type { ContentFile } from "./content-file.server.ts";
import { UNWRITTEN_ADVICE } from "./drafts.server.ts";
import { type Finding, isFault, type Problem, shorten } from "./finding.ts";
import { checkNames } from "./names.server.ts";
import { isMarkedDraft, UNWRITTEN } from "./schema-meta.server.ts";
import { findStrayMarkup } from "./stray-markup.server.ts";

/** How the Markdown under the front matter is read and shown. */
export type BodyOptions = {
  /** Its name in findings. */
  field: string;
  /** Level of its largest headings. */
  level: 2 | 3;
  /** How many characters it may have; without this, any. */
  length?: { min: number; max: number };
  /** Names in braces that its prose may hold; without this braces are its own. */
  names?: readonly string[];
  /** Ids that its page has already, which no heading gets. */
  ids?: readonly string[];
};

/** A Markdown body: its tokens (none if it has faults), and what is in it. */
export type Body = {
  level: number;
  tokens: Token[];
  links: { href: string; line: number }[];
  /** The largest headings. */
  headings: { text: string; line: number }[];
  /** Ids of all headings. */
  ids: string[];
  /** Files that listings show. */
  files: { name: string; line: number }[];
  findings: Finding[];
};

/** A word that is too long: the parser takes quadratic time for one with underscores. */
const LONG_WORD = /\S{2001}/;

/** Reads the Markdown body of a content file. Bodies are not trusted: raw HTML and unsafe links are faults. */
export function readBody(file: ContentFile, options: BodyOptions): Body {
  const { field, level, names } = options;
  const finding = (line: number, problem: Problem): Finding => ({
    file: file.file,
    line,
    path: [field],
    ...problem,
  });
  const wrong = findLengthFault(file.body, options);
  if (wrong) {
    const findings = [finding(file.bodyLine, wrong)];
    return { level, tokens: [], links: [], headings: [], ids: [], files: [], findings };
  }
  const tokens = marked.lexer(file.body);
  const placed = [...walkLines(tokens, file.bodyLine)];
  const findings = placed.flatMap(({ token, line }) => {
    const fault = findFault(token, level);
    const wrong = findInLines(token, line, names);
    return [...(fault ? [finding(line, fault)] : []), ...wrong.map(([at, problem]) => finding(at, problem))];
  });
  const isDraft = isMarkedDraft(file.data);
  for (const [index, row] of file.body.split("\n").entries())
    if (!isDraft && row.includes(UNWRITTEN)) findings.push(finding(file.bodyLine + index, UNWRITTEN_ADVICE));
  for (const { token } of placed) if (isComment(token)) hide(token);
  const links = placed.flatMap(({ token, line }) =>
    token.type === "link" ? [{ href: token.href as string, line }] : [],
  );
  const all = placed.flatMap(({ token, line }) =>
    token.type === "heading" ? [{ token: token as Tokens.Heading, line }] : [],
  );
  const headings = all.flatMap(({ token: { depth, text }, line }) =>
    depth === level ? [{ text, line }] : [],
  );
  const ids = addIds(
    all.map(({ token }) => token),
    options.ids,
  );
  const files = placed.flatMap(({ token, line }) => {
    const name = token.type === "code" ? readFence(token.lang).file : undefined;
    return name === undefined ? [] : [{ name, line }];
  });
  return {
    level,
    tokens: findings.some(isFault) ? [] : tokens,
    links,
    headings,
    ids,
    files,
    findings,
  };
}

/** A heading with its id. */
export type Heading = Tokens.Heading & { id?: string };

const plain = new Parser();

/** Gives each heading an id made of its words, as GitHub and editors of Markdown do. */
function addIds(headings: Heading[], taken: readonly string[] = []): string[] {
  const slugger = new GithubSlugger();
  for (const id of taken) slugger.slug(id);
  return headings.map((heading) => {
    heading.id = slugger.slug(plain.parseInline(heading.tokens, plain.textRenderer));
    return heading.id;
  });
}

function findLengthFault(body: string, { length }: BodyOptions): Problem | undefined {
  const size = body.trim().length;
  const isRight = length ? size >= length.min && size <= length.max : size > 0;
  if (!isRight) {
    const wanted = length ? `${length.min}-${length.max} characters of text` : "the text of the page";
    return { found: `${size} characters`, fix: `write ${wanted} after the second ---` };
  }
  if (!LONG_WORD.test(body)) return undefined;
  return { found: "a word of more than 2,000 characters", fix: "write spaces or line breaks in it" };
}

/** A part of a body under one of its largest headings. */
type Section = { heading: Tokens.Heading; tokens: Token[] };

/** Splits a body at its largest headings. A heading in a quotation begins no section. */
export function splitBody({ tokens, level }: Body): { intro: Token[]; sections: Section[] } {
  const starts = tokens.flatMap((token, index) =>
    token.type === "heading" && token.depth === level ? { heading: token as Tokens.Heading, index } : [],
  );
  return {
    intro: tokens.slice(0, starts[0]?.index),
    sections: starts.map(({ heading, index }, place) => ({
      heading,
      tokens: tokens.slice(index + 1, starts[place + 1]?.index),
    })),
  };
}

/**
 * What the words after a fence hold: the language, the name of a whole file, whether a command fails, whether it is an
 * output.
 */
export function readFence(lang = "") {
  const [language = "", ...words] = lang.split(" ");
  return {
    language,
    file: words.find((word) => word.startsWith("file="))?.slice("file=".length),
    isCommand: language === "sh",
    fails: words.includes("fails"),
    isOutput: language === "text" && words[0] === "output",
  };
}

/** Whether a token is text without inner tokens. */
export const isText = (token: Token): token is Tokens.Text =>
  token.type === "text" && !("tokens" in token && token.tokens);

/** Checks the names and marks in a token line by line. */
const findInLines = (
  token: Token,
  line: number,
  names: readonly string[] | undefined,
): [number, Problem][] =>
  isText(token)
    ? token.text.split("\n").flatMap((text, index) => {
        const mark = findStrayMarkup(text);
        const wrong = [...(names ? checkNames(text, names) : []), ...(mark ? [mark] : [])];
        return wrong.map((problem): [number, Problem] => [line + index, problem]);
      })
    : [];

/** Every token with the line on which it begins. */
function* walkLines(
  tokens: Token[],
  line: number,
  within?: string,
): Generator<{ token: Token; line: number }> {
  let [at, end] = [line, 0];
  for (const token of tokens) {
    // The parent has removed parts of its inner tokens, such as the dashes of a list.
    const start = within === undefined ? 0 : Math.max(within.indexOf(token.raw, end), end);
    if (within !== undefined) at += countLines(within.slice(end, start));
    yield { token, line: at };
    for (const inner of getInner(token)) yield* walkLines(inner, at, token.raw);
    at += countLines(token.raw);
    end = start + token.raw.length;
  }
}

/** How many lines end in a text. */
export const countLines = (text: string): number => text.split("\n").length - 1;

/** The tokens within a token; of a table by its cells. */
export function getInner(unknown: Token): Token[][] {
  const token = unknown as MarkedToken;
  if (token.type === "list") return token.items.map((item) => [item]);
  if (token.type === "table") return [token.header, ...token.rows].flat().map((cell) => cell.tokens);
  return "tokens" in token && token.tokens ? [token.tokens] : [];
}

/** Links that are safe: https, an email, a phone number, a path of this site, a heading of this page. */
const SAFE_LINK = /^(https:\/\/[^/\\\s]|mailto:[^\s]|tel:\+?[\d-]|\/(?![/\\])|#)[^\s\\]*$/;

/** A browser decodes entities in an address, so that they could hide another one. */
const ENTITY = /&(#|\w+;)/;

/** A comment, which editors use for notes. */
const COMMENT = /^<!--(?:(?!-->)[\s\S])*-->\s*$/;

const isComment = ({ type, raw }: Token): boolean => type === "html" && COMMENT.test(raw);

/** Removes a comment. */
const hide = (token: Token): Token =>
  Object.assign(token, "block" in token && token.block ? { type: "space" } : { type: "text", text: "" });

/** Whether a block of code begins with a fence and does not end with one. */
function isOpenFence(raw: string): boolean {
  const [first = "", ...rest] = raw.trim().split("\n");
  const fence = first.startsWith("~~~") ? "~" : "`";
  const length = first.length - first.replace(/^[`~]+/, "").length;
  const last = rest.at(-1)?.trim() ?? "";
  return length >= 3 && !(last.length >= length && last === fence.repeat(last.length));
}

/** HTML that is not a comment, or a comment that hides more than itself. */
function findHtmlFault(token: Tokens.HTML | Tokens.Tag): Problem | undefined {
  if (isComment(token)) return undefined;
  const fix = token.raw.startsWith("<!--")
    ? "end the comment with --> and a line break: what is after it belongs on a line of its own"
    : "write Markdown: HTML is not published (for the character '<', write '\\<')";
  return { found: shorten(token.raw), fix };
}

/** A heading without words, or of a level that these texts do not have. */
function findHeadingFault(token: Tokens.Heading, level: 2 | 3): Problem | undefined {
  if (token.text.trim() === "")
    return { found: "a heading without words", fix: "write them after its last #, or remove it" };
  if (token.depth >= level && token.depth <= 3) return undefined;
  const why = token.depth < level ? "the page itself has the larger ones" : "smaller ones are not used";
  const fix = `begin headings with ${level === 2 ? "## or ###" : "###"}: ${why}`;
  return { found: `the heading '${shorten(token.text)}' of level ${token.depth}`, fix };
}

/** A block of code with a wrong file name, by indentation instead of a fence, or without an end. */
function findCodeFault(token: Tokens.Code): Problem | undefined {
  const { file } = readFence(token.lang);
  const wrong = file === undefined ? undefined : adviseOnFileName(file);
  if (wrong) return { found: `file=${file}`, fix: wrong };
  if (token.codeBlockStyle === "indented")
    return {
      found: "lines indented by four spaces, which are shown as code",
      fix: "remove the spaces; if it is code, add a line with ``` before it and one after it",
      severity: "warning",
    };
  if (!isOpenFence(token.raw)) return undefined;
  return {
    found: "a block of code that is never closed",
    fix: "close the block: add a line with ``` after it",
  };
}

/** What keeps a token from being published, or seems to be a mistake. */
function findFault(unknown: Token, level: 2 | 3): Problem | undefined {
  const token = unknown as MarkedToken;
  switch (token.type) {
    case "html":
      return findHtmlFault(token);
    case "heading":
      return findHeadingFault(token, level);
    case "code":
      return findCodeFault(token);
    case "image":
      return { found: `the image '${token.href}'`, fix: "remove it: these texts cannot have images" };
    case "link": {
      if (SAFE_LINK.test(token.href) && !ENTITY.test(token.href)) return undefined;
      const fix =
        "write an address that begins with https://, mailto:, tel:, / or #, without spaces or codes such as &amp;; to show it as it is, put it in backticks";
      return { found: `a link to '${shorten(token.href)}'`, fix };
    }
    case "del": {
      if (token.raw.startsWith("~~")) return undefined;
      const fix = "write the words without ~; to strike them out write ~~ before and after them";
      return { found: `'${shorten(token.raw)}', which strikes words out`, fix, severity: "warning" };
    }
    case "paragraph": {
      if (!token.raw.startsWith("|")) return undefined;
      const fix = "after the first row of a table write one of dashes, such as | --- | --- |";
      return { found: `'${shorten(token.raw.split("\n", 1)[0] ?? "")}', which is not a table`, fix };
    }
    case "list":
      if (!token.items.some(({ task }) => task)) return undefined;
      return {
        found: "a list with checkboxes ([ ] or [x])",
        fix: "remove the boxes: visitors cannot tick them",
      };
    default:
      return undefined;
  }
}
