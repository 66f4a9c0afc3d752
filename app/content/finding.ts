import { formatCount } from "#app/text/count.ts";
import { fieldName, type Path } from "./value-path.ts";

/** One finding in a content file: where it is, what was found and what to write instead. */
export type Finding = {
  /** `warning` is worth a look, and stops nothing. Without it the finding is a fault and stops the build. */
  severity?: "warning";
  /** Path of the file from the project's top level, such as `content/site.yaml`. */
  file: string;
  /** Line of the finding, counted from 1. */
  line: number;
  /** Where the field is in the data; empty for the file as a whole. */
  path: Path;
  /** The value found, as an editor would recognise it. */
  found: string;
  /** What to write instead. */
  fix: string;
  /** Whether it may be the clock of this machine that is wrong. */
  isByClock?: true;
  /** What a program has printed, which is shown on lines of its own. */
  output?: string;
};

/** What is wrong with a text, or seems to be, and what to write instead. */
export type Problem = Pick<Finding, "found" | "fix" | "severity" | "isByClock">;

/** What is wrong on a line of a text. */
export type TextFault = Pick<Finding, "line" | "found" | "fix">;

/** A text as a finding shows it: without spaces at its ends, and cut where it is long. */
export const shorten = (text: string): string =>
  text.length > 90 ? `${text.trim().slice(0, 87)}...` : text.trim();

/** A file whose fields have lines. */
type Located = { file: string; lineOf: (path: PropertyKey[]) => number };

/** A finding in a field of a parsed file, for rules that a schema cannot express. */
export const findingAt = (
  { file, lineOf }: Located,
  path: PropertyKey[],
  found: unknown,
  fix: string,
): Finding => ({ file, line: lineOf(path), path: path as Path, found: quote(found), fix });

/** A value as a finding shows it. */
function quote(value: unknown): string {
  if (value === undefined || value === null) return "nothing";
  if (typeof value !== "string") return shorten(JSON.stringify(value));
  const shown = shorten(`'${value}'`);
  return shown.endsWith("...") ? `${shown}'` : shown;
}

/** Whether a finding is a fault, which stops the build. */
export const isFault = ({ severity }: Finding): boolean => severity === undefined;

/** The same finding as a warning. */
export const asWarning = (finding: Finding): Finding => ({ ...finding, severity: "warning" });

/** Thrown once for a whole content folder, with every fault that it has. */
export class ContentError extends Error {
  // Private, or Node would print the list below the message.
  readonly #faults: Finding[];

  constructor(faults: Finding[]) {
    super(formatFindings(faults));
    this.name = "ContentError";
    this.#faults = sortFindings(faults);
  }

  /** The faults in the order of files and lines. */
  get faults(): Finding[] {
    return this.#faults;
  }
}

/** What was found and what to write instead, on one line. */
const formatText = ({ path, found, fix }: Finding): string =>
  `${path.length > 0 ? `${fieldName(path)}: ` : ""}found ${found}; ${fix}`.replaceAll(/\s+/g, " ");

const encode = (text: string): string => text.replaceAll("%", "%25");

/** Annotations of GitHub, which shows each next to its line of a change. */
export const formatAnnotations = (findings: Finding[]): string =>
  findings
    .map((finding) => {
      const { file, line, severity } = finding;
      const name = encode(file).replaceAll(":", "%3A").replaceAll(",", "%2C");
      const title = `Content ${severity ?? "fault"}`;
      return `::${severity ?? "error"} file=${name},line=${line},title=${title}::${encode(formatText(finding))}`;
    })
    .join("\n");

const sortFindings = (findings: Finding[]): Finding[] =>
  findings.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line);

/** The largest number of findings that are collected of one file, and printed of all files. */
export const MAX_FINDINGS = 100;

/** Formats findings of one severity as `file:line field: found ...; write ...`, one a line, after their number. */
export function formatFindings(findings: Finding[]): string {
  const lines = sortFindings(findings)
    .slice(0, MAX_FINDINGS)
    .map((finding) => {
      const { file, line, severity, output = "" } = finding;
      const quoted = output.split("\n").map((row) => (row ? `\n    ${row}` : ""));
      return `  ${file}:${line} ${severity ? `${severity}: ` : ""}${formatText(finding)}${quoted.join("")}`;
    });
  const rest = findings.length - lines.length;
  if (rest > 0) lines.push(`  and ${rest} more.`);
  if (findings.some(({ isByClock }) => isByClock))
    lines.push("  If today is another day, set the clock of this machine.");
  const count = formatCount(findings.length, `content ${findings[0]?.severity ?? "fault"}`);
  return `${count}:\n${lines.join("\n")}`;
}
