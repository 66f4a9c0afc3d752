import { Lexer, type MarkedToken, marked, Parser, Renderer, type Token, type Tokens } from "marked";
import { fillText, type NameValues, unescapeText } from "#app/text/fill-words.ts";
import { typesetProse } from "#app/text/typography.ts";
import { type Body, type Heading, isText, readFence, splitBody } from "./markdown.server.ts";

/** The HTML of a code block; `lang` is all that follows its fence. */
type FormatCode = (code: { lang?: string; text: string }) => string;

/** A part of a section: the words before its listings, the listings, their outputs at the end, and the words after the outputs. */
type ListingStep = { words: Token[]; listings: Token[]; outputs: Token[]; after: Token[] };

/** Splits a section at its listings. The block before a listing introduces it, together with its heading. */
function splitSteps(tokens: Token[]): ListingStep[] {
  const steps: ListingStep[] = [];
  let step: ListingStep = { words: [], listings: [], outputs: [], after: [] };
  for (const token of tokens) {
    const target = step.listings.length > 0 ? step.after : step.words;
    if (token.type === "space") continue;
    if (token.type !== "code") target.push(token);
    else if (target.length === 0) step.listings.push(token);
    else {
      const words = target.splice(target.at(-2)?.type === "heading" ? -2 : -1);
      steps.push(step);
      step = { words, listings: [token], outputs: [], after: [] };
    }
  }
  return [...steps, step]
    .map(splitOutputs)
    .filter((parts) => Object.values(parts).some((part) => part.length > 0));
}

/** Separates the outputs at the end of a step's listings, if text about them follows. */
function splitOutputs({ words, listings, after }: ListingStep): ListingStep {
  const isOutput = (token: Token) => token.type === "code" && readFence(token.lang).isOutput;
  const end = after.length > 0 ? listings.findLastIndex((token) => !isOutput(token)) + 1 : listings.length;
  return { words, listings: listings.slice(0, end), outputs: listings.slice(end), after };
}

/** Turns a body into HTML: what is before its first heading, and each section under a largest heading, whole and in steps. */
export function renderSections(body: Body, formatCode: FormatCode) {
  const renderer = new BodyRenderer();
  renderer.code = formatCode;
  const parser = new Parser({ ...marked.defaults, renderer });
  const toHtml = (list: Token[]): string => parser.parse(list).trim();
  const { intro, sections } = splitBody(body);
  return {
    intro: toHtml(intro),
    sections: sections.map(({ heading, tokens }) => {
      const steps = splitSteps(tokens).map(({ words, listings, outputs, after }) => ({
        words: toHtml(words),
        listings: toHtml(listings),
        outputs: toHtml(outputs),
        after: toHtml(after),
      }));
      const blocks = steps
        .flatMap(({ words, listings, outputs, after }) => [words, listings, outputs, after])
        .filter(Boolean);
      return {
        id: (heading as Heading).id ?? "",
        title: parser.parseInline(heading.tokens),
        html: blocks.join("\n"),
        steps,
      };
    }),
  };
}

/** Turns a body into HTML with its names filled in: up to the first paragraph, the rest, and a quotation at its end. */
export function renderLeadAndRest({ tokens }: Body, values: NameValues) {
  const render = (part: Token[]) =>
    new Parser({ ...marked.defaults, renderer: new BodyRenderer(values) }).parse(part).trim();
  const end = tokens.findIndex(({ type }) => type === "paragraph") + 1;
  const last = tokens.findLastIndex(({ type }) => type !== "space");
  const start = tokens[last]?.type === "blockquote" ? last : tokens.length;
  return {
    lead: render(tokens.slice(0, end)),
    rest: render(tokens.slice(end, start)),
    quotation: render(tokens.slice(start)),
  };
}

/** Splits a one-line text into its code in backticks and the text between, which is not Markdown. */
export const splitAtCode = (text: string): (Tokens.Codespan | Tokens.Text)[] =>
  (Lexer.lexInline(text) as MarkedToken[]).map((token) =>
    token.type === "codespan" ? token : { type: "text", raw: token.raw, text: token.raw, escaped: false },
  );

/** Turns a text that may hold code in backticks into HTML. */
export const renderCode = (text: string): string =>
  new Parser({ ...marked.defaults, renderer: new BodyRenderer() }).parseInline(splitAtCode(text));

/** Code of up to this many characters need not break: the narrowest screen has room for it. Longer names break in words. */
const SHORT_CODE = 20;

/**
 * Renders a body with its headings as link targets; outside of code its prose is typeset, and names in braces are
 * filled in.
 */
class BodyRenderer extends Renderer {
  readonly #values: NameValues | undefined;
  /** The last character of the same block so far. */
  #before = "";

  constructor(values?: NameValues) {
    super();
    this.#values = values;
  }

  override heading({ id, depth, tokens }: Heading): string {
    this.#before = "";
    return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
  }

  /** A wide table scrolls in a region, which must be reachable by keyboard. */
  override table(token: Tokens.Table): string {
    return `<div class="scroll-region" tabindex="0" role="group" aria-label="Table">${super.table(token)}</div>\n`;
  }

  override paragraph(token: Tokens.Paragraph): string {
    this.#before = "";
    return super.paragraph(token);
  }

  override listitem(item: Tokens.ListItem): string {
    this.#before = "";
    return super.listitem(item);
  }

  override tablecell(cell: Tokens.TableCell): string {
    this.#before = "";
    return super.tablecell(cell);
  }

  override codespan(token: Tokens.Codespan): string {
    this.#before = token.text.slice(-1);
    const html = super.codespan(token);
    return token.text.length > SHORT_CODE
      ? `<span class="long">${html.replaceAll("_", "_<wbr>")}</span>`
      : html;
  }

  override text(token: Tokens.Text | Tokens.Escape): string {
    if (!isText(token)) return super.text(token);
    const set = typesetProse(token.text, this.#before);
    this.#before = token.text.slice(-1);
    return super.text({ ...token, text: this.#values ? unescapeText(fillText(set, this.#values)) : set });
  }
}
