import { type MarkedToken, marked, type Token } from "marked";
import type { ContentFile } from "./content-file.server.ts";
import type { ContentProblem } from "./content-problem.ts";

/** A link, and the line on which it stands. */
type PlacedLink = { href: string; line: number };

/** The HTML of a Markdown body, empty where it has faults, its links to pages, and the faults. */
export type Markdown = {
  html: string;
  links: PlacedLink[];
  /** Its largest headings, in order. */
  headings: { title: string; line: number }[];
  problems: ContentProblem[];
};

/** How a body is turned into HTML where it is no description of a course. */
export type MarkdownOptions = {
  /** Level of its largest headings. */
  level?: 2 | 3;
  /** The HTML of a code block; `lang` is all that stands behind its fence. */
  formatCode?: (code: { lang?: string; text: string }) => string;
};

/** Where a link may lead: another site by https, an email, a path of this site, a heading of this page. */
const SAFE_LINK = /^(https:\/\/[^/\\\s]|mailto:[^\s]|\/(?![/\\])|#)[^\s\\]*$|^\/$/;

/** A browser decodes entities in an address, so that they could hide another one. */
const ENTITY = /&(#|\w+;)/;

/**
 * Turns the Markdown body of a content file into HTML. Bodies are not trusted: raw HTML and unsafe links are
 * faults, since the page would carry them as its own.
 */
export function readMarkdown(
  file: ContentFile,
  field: string,
  { level = 3, formatCode }: MarkdownOptions = {},
): Markdown {
  const problem = (line: number, found: string, fix: string): ContentProblem => ({
    file: file.file,
    line,
    field,
    found: found.length > 90 ? `${found.slice(0, 87)}...` : found,
    fix,
  });
  try {
    const tokens = marked.lexer(file.body);
    const placed = [...walkLines(tokens, file.bodyLine)];
    const problems = placed.flatMap(({ token, line }) => {
      const fault = findFault(token, level);
      return fault ? [problem(line, fault.found, fault.fix)] : [];
    });
    const links = placed.flatMap(({ token, line }) =>
      token.type === "link" && /^([/#]|https:)/.test(token.href)
        ? [{ href: token.href as string, line }]
        : [],
    );
    const headings = placed.flatMap(({ token, line }) =>
      token.type === "heading" && token.depth === level ? [{ title: token.text as string, line }] : [],
    );
    const renderer = new marked.Renderer();
    if (formatCode) renderer.code = formatCode;
    const html = problems.length > 0 ? "" : marked.parser(tokens, { ...marked.defaults, renderer }).trim();
    return { html, links, headings, problems };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const fix = "write fewer lists or quotes inside each other";
    return {
      html: "",
      links: [],
      headings: [],
      problems: [problem(file.bodyLine, "Markdown that is nested too deep", fix)],
    };
  }
}

function findFault(unknown: Token, level: number): { found: string; fix: string } | undefined {
  const token = unknown as MarkedToken;
  if (token.type === "html")
    return {
      found: token.raw.trim(),
      fix: "write Markdown: HTML is not published (a '<' of the text is '\\<')",
    };
  if (token.type === "link" && (!SAFE_LINK.test(token.href) || ENTITY.test(token.href)))
    return {
      found: `a link to '${token.href}'`,
      fix: "write an address that begins with https://, mailto:, / or #, without blanks and entities",
    };
  if (token.type === "image")
    return { found: `the image '${token.href}'`, fix: "remove it: descriptions have no images" };
  if (token.type === "heading" && (token.depth < level || token.depth > 3))
    return {
      found: `the heading '${token.text}' of level ${token.depth}`,
      fix: `begin headings with ${level === 2 ? "## or ###" : "###"}: the page has the larger ones`,
    };
  return undefined;
}

/** Every token with the line on which it begins. */
function* walkLines(
  tokens: Token[],
  line: number,
  within?: string,
): Generator<{ token: Token; line: number }> {
  let [at, end] = [line, 0];
  for (const token of tokens) {
    // Inner tokens may lack what their parent has taken off, such as the marks of a list.
    const start = within === undefined ? 0 : Math.max(within.indexOf(token.raw, end), end);
    if (within !== undefined) at += countLines(within.slice(end, start));
    yield { token, line: at };
    for (const inner of getInner(token as MarkedToken)) yield* walkLines(inner, at, token.raw);
    at += countLines(token.raw);
    end = start + token.raw.length;
  }
}

const countLines = (text: string): number => text.split("\n").length - 1;

function getInner(token: MarkedToken): Token[][] {
  if (token.type === "list") return token.items.map((item) => [item]);
  if (token.type === "table") return [token.header, ...token.rows].flat().map((cell) => cell.tokens);
  return "tokens" in token && token.tokens ? [token.tokens] : [];
}
