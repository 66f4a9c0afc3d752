import { CORE_SCHEMA, load, YAMLException } from "js-yaml";
import type { ContentProblem } from "./content-problem.ts";
import { readLines } from "./yaml-lines.server.ts";

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
  // Read again by the first fault only.
  let findLine: ReturnType<typeof readLines> | undefined;
  const lineOf = (path: PropertyKey[]): number => {
    findLine ??= readLines(text);
    return findLine(path) + offset;
  };
  try {
    const data: unknown = load(text, { schema: CORE_SCHEMA });
    return { file, data, body, bodyLine, lineOf, problems: [] };
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const { line, column } = error.mark ?? { line: 0, column: 0 };
    const problem = {
      file,
      line: line + 1 + offset,
      field: "",
      found: `${error.reason} at column ${column + 1}`,
      fix: "correct the YAML (a text with ': ' or ' #' in it needs quotes, lists need equal indents)",
    };
    return { file, data: undefined, body, bodyLine, lineOf: () => problem.line, problems: [problem] };
  }
}
