import type { Finding } from "./finding.ts";
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
  faults: Finding[];
};

/** Invisible and invalid characters: controls, text directions, unpaired surrogates, U+FFFD. */
const UNSAFE = /(?![\t\n\u200C\u200D])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}\uFFFD]/u;

/** Most texts. A test of ASCII is ten times as fast as one of Unicode's classes. */
const PLAIN = /^[\t\n\x20-\x7e]*$/;

/** All that is not plain: few letters of a file. */
const ODD = /[^\t\n\x20-\x7e]+/gu;

/** A line that Git writes into a file at a merge conflict. */
const CONFLICT = /^(?:<{7}|>{7}|\|{7})(?: .*)?$/;

/** Names the first unsafe character of a text, as U+001B. */
export function findUnsafeCharacter(text: string): string | undefined {
  if (PLAIN.test(text)) return undefined;
  const character = UNSAFE.exec(text)?.[0];
  if (character === undefined) return undefined;
  return `the character U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}`;
}

/** What to do about an unsafe character. */
export const UNSAFE_FIX = "remove it: it cannot be seen, or stands for a letter that was lost";

/** Faults that make a whole file unreadable: the first unsafe character of each line, and the first merge conflict. */
function findTextFaults(text: string): { line: number; found: string; fix: string }[] {
  const odd = text.match(ODD) ?? [];
  if (!odd.some((letters) => UNSAFE.test(letters)) && !/^[<>|]{7}/m.test(text)) return [];
  const lines = text.split("\n");
  const first = lines.findIndex((line) => CONFLICT.test(line));
  const fix = "keep one of both versions and remove the lines that begin with <<<<<<<, ======= and >>>>>>>";
  const unsafe = lines.flatMap((line, index) => {
    const found = findUnsafeCharacter(line);
    return found ? [{ line: index + 1, found, fix: UNSAFE_FIX }] : [];
  });
  const conflict = lines[first];
  return conflict === undefined
    ? unsafe
    : [{ line: first + 1, found: `a merge conflict, '${conflict}'`, fix }, ...unsafe];
}

const FENCE = /^---[ \t]*\n([\s\S]*?)(?<=\n)---[ \t]*(?:\n|$)/;

/** Parses a YAML file, or (for `.md`) a Markdown file with YAML front matter. Never throws. */
export function parseContentFile(file: string, source: string): ContentFile {
  const text = source.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n");
  const faults = findTextFaults(text);
  if (faults.length > 0) return refuseFile(file, faults);
  if (!file.endsWith(".md")) return parseYaml(file, text, "", 1);
  const match = FENCE.exec(text);
  if (match) {
    const bodyLine = match[0].split("\n").length;
    // An empty line replaces the fence, so that lines count from the top of the file.
    return parseYaml(file, `\n${match[1] ?? ""}`, text.slice(match[0].length), bodyLine);
  }
  return refuseFile(file, [findFenceFault(text)]);
}

/** Why a file has no front matter. */
function findFenceFault(text: string): { line: number; found: string; fix: string } {
  const lines = text.split("\n");
  const fence = "a line of three hyphens: ---";
  if (/^\s+---[ \t]*\n/.test(text))
    return {
      line: 1,
      found: "blanks or an empty line at the top",
      fix: `remove them: begin the file with ${fence}`,
    };
  if (!text.startsWith("---"))
    return {
      line: 1,
      found: "no front matter",
      fix: "begin the file with a line ---, the fields, and another line ---",
    };
  const like = lines.findIndex((line, index) => index > 0 && /^\s*[-–—_=*]+\s*$/.test(line));
  if (like > 0) return { line: like + 1, found: `'${lines[like]}'`, fix: `write ${fence}` };
  return { line: 1, found: "front matter without an end", fix: "write a line --- under the last field" };
}

/** A file that cannot be read, with its faults. */
export function refuseFile(file: string, found: { line: number; found: string; fix: string }[]): ContentFile {
  const faults = found.map((fault) => ({ file, field: "", ...fault }));
  return { file, data: undefined, body: "", bodyLine: 1, lineOf: () => faults[0]?.line ?? 1, faults };
}

function parseYaml(file: string, text: string, body: string, bodyLine: number): ContentFile {
  const yaml = readYaml(text);
  const faults = yaml.faults.map((fault) => ({ file, field: "", ...fault }));
  return { file, data: yaml.data, body, bodyLine, lineOf: yaml.lineOf, faults };
}
