import { type MarkedToken, Parser, type Token } from "marked";
import type { Entry } from "#app/content/collection.server.ts";
import { type Finding, findingAt } from "#app/content/finding.ts";
import { type Body, readFence, splitBody } from "#app/content/markdown.server.ts";

/** A part of an hour; `line` is the line of code that its question is about. */
type Part = { minutes: { from: number; to: number }; title: string; line?: number | undefined };

/** The moment of a part when the mentor asks: the question, its line of code, and the last line printed before it. */
type Moment = Part & { question: string; code: string; output: string; fails: boolean };

const parser = new Parser();

/**
 * The moment of the first question in a part's text. Undefined without a question, or without code or an output before
 * it.
 */
function findMoment(part: Part, tokens: Token[] = []): Moment | undefined {
  let [code, output, fails] = ["", "", false];
  for (const token of tokens as MarkedToken[]) {
    if (token.type === "heading") {
      const question = parser.parseInline(token.tokens, parser.textRenderer);
      return code && output ? { ...part, question, code, output, fails } : undefined;
    }
    if (token.type !== "code") continue;
    const fence = readFence(token.lang);
    const lines = token.text.split("\n");
    if (fence.file && part.line) code = lines[part.line - 1]?.trim() ?? "";
    if (fence.isCommand) fails = fence.fails;
    if (fence.isOutput) output = lines.at(-1) ?? "";
  }
  return undefined;
}

/** The first session with a moment in every part, and these moments. */
export function findHour<S extends { parts: Part[]; body: Body }>(sessions: S[]) {
  for (const session of sessions) {
    const { parts, body } = session;
    const { sections } = splitBody(body);
    const moments = parts.flatMap((part, index) => findMoment(part, sections[index]?.tokens) ?? []);
    if (moments.length === parts.length) return { session, moments };
  }
  return undefined;
}

/** Checks that if one part names a line, every part does, and asks a question after a listing with that line. */
export function checkMoments({ file, data: { parts }, body }: Entry<{ parts: Part[] }>): Finding[] {
  if (!body || body.tokens.length === 0 || parts.every(({ line }) => line === undefined)) return [];
  const { sections } = splitBody(body);
  return parts.flatMap((part, index) => {
    const section = sections[index];
    if (!section || findMoment(part, section.tokens)) return [];
    const fix = part.line
      ? "write in the text of this part, in this order, a listing that has this line, its output, and a question with ###"
      : "write the line of its question, or remove the lines of the other parts";
    return [findingAt(file, ["parts", index, "line"], part.line, fix)];
  });
}
