import type { ContentProblem } from "./content-problem.ts";
import { findTextFaults } from "./text-faults.server.ts";
import { readYaml } from "./yaml.server.ts";

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
  /** Faults that keep the file from being read. */
  problems: ContentProblem[];
};

const FENCE = /^---[ \t]*\n([\s\S]*?)\n?---[ \t]*(?:\n|$)/;

/** Parses a YAML file, or (for `.md`) a Markdown file with YAML front matter. Never throws. */
export function parseContentFile(file: string, source: string): ContentFile {
  const text = source.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n");
  const faults = findTextFaults(text);
  if (faults.length > 0) return refuseFile(file, faults);
  if (!file.endsWith(".md")) return parseYaml(file, text, "", 1);
  const match = FENCE.exec(text);
  if (match) {
    const bodyLine = match[0].split("\n").length;
    // An empty line in the place of the fence, so that lines are counted from the top of the file.
    return parseYaml(file, `\n${match[1] ?? ""}`, text.slice(match[0].length), bodyLine);
  }
  const isOpen = text.startsWith("---");
  const found = isOpen ? "front matter without an end" : "no front matter";
  const fix = isOpen
    ? "write a line --- under the last field"
    : "begin the file with a line ---, the fields, and another line ---";
  return refuseFile(file, [{ line: 1, found, fix }]);
}

/** A file that cannot be read, and why. */
export function refuseFile(
  file: string,
  faults: { line: number; found: string; fix: string }[],
): ContentFile {
  const problems = faults.map((fault) => ({ file, field: "", ...fault }));
  return { file, data: undefined, body: "", bodyLine: 1, lineOf: () => faults[0]?.line ?? 1, problems };
}

function parseYaml(file: string, text: string, body: string, bodyLine: number): ContentFile {
  const { data, lineOf, faults } = readYaml(text);
  const problems = faults.map((fault) => ({ file, field: "", ...fault }));
  return { file, data, body, bodyLine, lineOf, problems };
}
