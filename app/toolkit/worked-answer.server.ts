import { type MarkedToken, marked, type Token, type Tokens } from "marked";
import { splitAtQuotes } from "./prompt-text.ts";

type Tag = "p" | "ul" | "ol" | "li" | "strong" | "em" | "code" | "pre" | Cells;
type Cells = "table" | "thead" | "tbody" | "tr" | "th" | "td";

/** A piece of an answer: text, an element, a line of code, or the words of a correction. */
export type AnswerNode =
  | string
  | { tag: Tag; children: AnswerNode[]; start?: number }
  | { tag: "line"; indent: number; children: AnswerNode[] }
  /** `punctuation` follows the words, and comes before the number of the correction. */
  | { tag: "mark"; text: string; quote: number; punctuation: string };

/** Punctuation that ends words. */
const PUNCTUATION = /^[.,;:]/;

/** Marks the words of texts that corrections quote, each where it is first met; `found` are the quotes met so far. */
function createMarker(quotes: string[]) {
  const found = new Set<number>();
  const mark = (text: string): AnswerNode[] => {
    const nodes: AnswerNode[] = [];
    let punctuation = "";
    const pieces = splitAtQuotes(text, quotes);
    for (const [index, piece] of pieces.entries()) {
      const words = piece.text.slice(punctuation.length);
      punctuation = "";
      if (piece.quote === undefined || found.has(piece.quote)) nodes.push(words);
      else {
        found.add(piece.quote);
        punctuation = PUNCTUATION.exec(pieces[index + 1]?.text ?? "")?.[0] ?? "";
        nodes.push({ tag: "mark", text: words, quote: piece.quote, punctuation });
      }
    }
    return nodes;
  };
  return { mark, found };
}

/** Reads an answer, which is Markdown, and marks the words that corrections quote; `found` are the quotes that it has. */
export function readAnswer(answer: string, quotes: string[]): { nodes: AnswerNode[]; found: Set<number> } {
  const { mark, found } = createMarker(quotes);
  const readRow = (cells: Tokens.TableCell[], tag: "th" | "td"): AnswerNode => ({
    tag: "tr",
    children: cells.map(({ tokens }) => ({ tag, children: readAll(tokens) })),
  });
  const read = (unknown: Token): AnswerNode[] => {
    const token = unknown as MarkedToken;
    switch (token.type) {
      case "space":
        return [];
      case "paragraph":
        return [{ tag: "p", children: readAll(token.tokens) }];
      case "list": {
        const children = token.items.map(
          (item): AnswerNode => ({ tag: "li", children: readAll(item.tokens) }),
        );
        return [
          token.ordered ? { tag: "ol", children, start: Number(token.start) } : { tag: "ul", children },
        ];
      }
      case "strong":
      case "em":
        return [{ tag: token.type, children: readAll(token.tokens) }];
      case "escape":
        return mark(token.text);
      case "codespan":
        return [{ tag: "code", children: mark(token.text) }];
      case "code":
        return [{ tag: "pre", children: token.text.split("\n").map(readLine) }];
      case "table": {
        const head: AnswerNode = { tag: "thead", children: [readRow(token.header, "th")] };
        const body: AnswerNode = { tag: "tbody", children: token.rows.map((row) => readRow(row, "td")) };
        return [{ tag: "table", children: [head, body] }];
      }
      case "text":
        return token.tokens ? readAll(token.tokens) : mark(token.text);
      default:
        return mark(token.raw);
    }
  };
  const readLine = (line: string): AnswerNode => ({
    tag: "line",
    indent: line.length - line.trimStart().length,
    children: mark(line.trimStart()),
  });
  const readAll = (tokens: Token[]): AnswerNode[] => tokens.flatMap(read);
  return { nodes: readAll(marked.lexer(answer)), found };
}
