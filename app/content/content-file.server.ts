import { LineCounter, parseDocument } from "yaml";
import type { ContentProblem } from "./content-problem.ts";

/** A parsed content file: its data and Markdown body, with the line of every field. */
export type ContentFile = {
  /** Path from the project's top level. */
  file: string;
  data: unknown;
  /** Text after the front matter; empty in a pure YAML file. */
  body: string;
  /** Line on which the body begins. */
  bodyLine: number;
  /** Line of a field, or of its nearest existing parent. */
  lineOf: (path: PropertyKey[]) => number;
  /** Faults of syntax. */
  problems: ContentProblem[];
};

const FENCE = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/;

/** Parses a YAML file, or (for `.md`) a Markdown file with YAML front matter. Never throws. */
export function parseContentFile(file: string, text: string): ContentFile {
  if (!file.endsWith(".md")) return parseYaml(file, text, 0, "", 1);
  const match = FENCE.exec(text);
  if (!match) {
    const empty = parseYaml(file, "{}", 0, text, 1);
    const fix = "begin the file with a line ---, the fields, and another line ---";
    return { ...empty, problems: [{ file, line: 1, field: "", found: "no front matter", fix }] };
  }
  const bodyLine = match[0].split("\n").length;
  return parseYaml(file, match[1] ?? "", 1, text.slice(match[0].length), bodyLine);
}

function parseYaml(file: string, text: string, offset: number, body: string, bodyLine: number): ContentFile {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const lineOf = (path: PropertyKey[]): number => {
    for (let length = path.length; length >= 0; length--) {
      const node = document.getIn(path.slice(0, length), true) as
        | { range?: [number, number, number] }
        | undefined;
      if (node?.range) return lineCounter.linePos(node.range[0]).line + offset;
    }
    return 1 + offset;
  };
  const problems = document.errors.map((error) => ({
    file,
    line: lineCounter.linePos(error.pos[0]).line + offset,
    field: "",
    found: error.message.split("\n")[0] ?? error.code,
    fix: "correct the YAML (a text with ': ' or ' #' in it needs quotes, lists need equal indents)",
  }));
  return { file, data: problems.length > 0 ? undefined : document.toJS(), body, bodyLine, lineOf, problems };
}
