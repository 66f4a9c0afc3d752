import { type MarkedToken, marked, type Token } from "marked";
import type { ContentFile } from "./content-file.server.ts";
import type { ContentProblem } from "./content-problem.ts";

/** The HTML of a Markdown body, empty where it has faults, and the faults. */
export type Markdown = { html: string; problems: ContentProblem[] };

/** Where a link may lead: another site by https, an email, a path of this site, a heading of this page. */
const SAFE_LINK = /^(https:\/\/[^/\\\s]|mailto:[^\s]|\/(?![/\\])|#)[^\s\\]*$|^\/$/;

/** Images come from this site only. */
const OWN_PATH = /^\/(?![/\\])[^\s\\]+$/;

/** A browser decodes entities in an address, so that they could hide another one. */
const ENTITY = /&(#|\w+;)/;

/**
 * Turns the Markdown body of a content file into HTML. Bodies are not trusted: raw HTML, unsafe links and images
 * from elsewhere are faults, since the page would carry them as its own.
 */
export function readMarkdown(file: ContentFile, field: string): Markdown {
  const problem = (line: number, found: string, fix: string): ContentProblem => ({
    file: file.file,
    line,
    field,
    found: found.length > 90 ? `${found.slice(0, 87)}...` : found,
    fix,
  });
  try {
    const tokens = marked.lexer(file.body);
    const problems = [...walkLines(tokens, file.bodyLine)].flatMap(({ token, line }) => {
      const fault = findFault(token);
      return fault ? [problem(line, fault.found, fault.fix)] : [];
    });
    return { html: problems.length > 0 ? "" : marked.parser(tokens).trim(), problems };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const fix = "write fewer lists or quotes inside each other";
    return { html: "", problems: [problem(file.bodyLine, "Markdown that is nested too deep", fix)] };
  }
}

function findFault(unknown: Token): { found: string; fix: string } | undefined {
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
  if (token.type === "image" && (!OWN_PATH.test(token.href) || ENTITY.test(token.href)))
    return {
      found: `the image '${token.href}'`,
      fix: "put the image into public/ and write its path, such as /name.svg",
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
