import { isUtf8 } from "node:buffer";
import { readFileSync, statSync } from "node:fs";
import { type Finding, MAX_FINDINGS, type Problem, type TextFault } from "./finding.ts";
import { findUnsafeCharacter } from "./unsafe-character.ts";
import { readYaml } from "./yaml.server.ts";

/** A content file as it is written: its data and Markdown body, with the line of every field. */
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

/** The largest file of a collection; the academy's largest has 33,000 bytes. */
const MAX_BYTES = 500_000;

/** Texts to read instead of files on disk, by path. Undefined means that the file does not exist. */
export type FileOverlay = Map<string, string | undefined>;

/**
 * Reads a text, without a byte order mark and with the line ends of Unix, or returns why it cannot be read.
 * @param written a text to read instead of the one on disk.
 */
export function readText(file: string, written?: string): string | TextFault[] {
  try {
    const given = written === undefined ? undefined : Buffer.from(written);
    const size = given?.length ?? statSync(file).size;
    if (size > MAX_BYTES) {
      const found = `${Math.ceil(size / 1000)} KB`;
      return [{ line: 1, found, fix: `write at most ${MAX_BYTES / 1000} KB` }];
    }
    const text = decode(given ?? readFileSync(file));
    if (typeof text !== "string") return [text];
    const faults = findTextFaults(text);
    return faults.length > 0 ? faults : text;
  } catch (error) {
    const found = `a file that cannot be read (${(error as NodeJS.ErrnoException).code})`;
    return [{ line: 1, found, fix: "change its permissions so that you can read it" }];
  }
}

/** A text without a byte order mark, with the line ends of Unix: what the content is read from. */
export const normalizeText = (text: string): string => text.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n");

/** Decodes UTF-8. The fault of another encoding names its first line that is not UTF-8. */
function decode(bytes: Buffer): string | TextFault {
  if (isUtf8(bytes)) return normalizeText(bytes.toString("utf8"));
  const lines = bytes.toString("latin1").split("\n");
  const index = lines.findIndex((line) => !isUtf8(Buffer.from(line, "latin1")));
  const fix = "save the file as UTF-8";
  return { line: Math.max(index, 0) + 1, found: "characters that are not UTF-8", fix };
}

/** What makes a text unreadable: a merge conflict and unsafe characters. */
const findTextFaults = (text: string): TextFault[] =>
  text
    .split("\n")
    .flatMap((row, index) => {
      const fault = findRowFault(row);
      return fault ? { line: index + 1, ...fault } : [];
    })
    .slice(0, MAX_FINDINGS);

function findRowFault(row: string): Problem | undefined {
  if (row.startsWith("<<<<<<< ") || row.startsWith(">>>>>>> ")) {
    const fix = "keep one of the two versions, and remove the lines with <<<<<<<, ======= and >>>>>>>";
    return { found: `a merge conflict, '${row}'`, fix };
  }
  return findUnsafeCharacter(row);
}

/** Parses the text of a YAML file, or (for `.md`) of a Markdown file with YAML front matter. Never throws. */
export function parseContentFile(file: string, text: string): ContentFile {
  if (!file.endsWith(".md")) return parseYaml(file, text, "", 1);
  const lines = text.split("\n");
  const isFence = (line = "") => line.trimEnd() === "---";
  const end = isFence(lines[0]) ? lines.findIndex((line, index) => index > 0 && isFence(line)) : 0;
  if (end === 0) {
    const fix = "begin the file with a line ---, the fields, and another line ---";
    return refuseFile(file, [{ line: 1, found: "no front matter", fix }]);
  }
  if (end < 0) {
    const found = "front matter that does not end";
    return refuseFile(file, [{ line: 1, found, fix: "add a line --- after the last field" }]);
  }
  // An empty line replaces the fence, so that lines count from the top of the file.
  const front = ["", ...lines.slice(1, end), ""].join("\n");
  return parseYaml(file, front, lines.slice(end + 1).join("\n"), end + 2);
}

/** A file that cannot be read, with the reasons. */
export const refuseFile = (file: string, faults: TextFault[]): ContentFile => ({
  file,
  data: undefined,
  body: "",
  bodyLine: 1,
  lineOf: () => 1,
  faults: locateFaults(file, faults),
});

/** Faults of a text as findings in its file. */
export const locateFaults = (file: string, faults: TextFault[]): Finding[] =>
  faults.map((fault) => ({ file, path: [], ...fault }));

function parseYaml(file: string, text: string, body: string, bodyLine: number): ContentFile {
  const { faults, ...source } = readYaml(text);
  return { file, ...source, body, bodyLine, faults: locateFaults(file, faults) };
}
