/** One finding in a content file: where it is, what was found and what to write instead. */
export type ContentProblem = {
  /** `warning` is a guess from prose, never in the way. Without it the problem is a fault and stops the build. */
  severity?: "warning";
  /** Path of the file from the project's top level, such as `content/site.yaml`. */
  file: string;
  /** Line of the fault, counted from 1. */
  line: number;
  /** Path of the field, such as `projects[2]`; empty for the file as a whole. */
  field: string;
  /** The value found, as an editor would recognise it. */
  found: string;
  /** What to write instead. */
  fix: string;
};

/** Whether a problem stops the build. */
export const isFault = ({ severity }: ContentProblem): boolean => severity === undefined;

/** The same problem as a warning. */
export const warn = (problem: ContentProblem): ContentProblem => ({ ...problem, severity: "warning" });

/** Thrown once for a whole content folder, with every fault that it has. */
export class ContentError extends Error {
  readonly #problems: ContentProblem[];

  constructor(problems: ContentProblem[]) {
    super(formatProblems(problems));
    this.name = "ContentError";
    this.#problems = sortProblems(problems);
  }

  /** The faults, one by one, in the order of files and lines. */
  get problems(): ContentProblem[] {
    return this.#problems;
  }
}

/** What GitHub shows beside the lines of a change: one annotation for each problem. */
export const formatAnnotations = (problems: ContentProblem[]): string =>
  problems
    .map(({ file, line, field, found, fix, severity }) => {
      const text = `${field ? `${field}: ` : ""}found ${found}; ${fix}`.replaceAll("%", "%25");
      const name = file.replaceAll("%", "%25").replaceAll(":", "%3A").replaceAll(",", "%2C");
      return `::${severity ?? "error"} file=${name},line=${line},title=Content ${severity ?? "fault"}::${text}`;
    })
    .join("\n");

const sortProblems = (problems: ContentProblem[]): ContentProblem[] =>
  problems.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line);

/** How many problems are printed; one who has more corrects these first. */
const PRINTED = 100;

/** Prints problems of one severity as `file:line field: found ...; write ...`, one a line, after their number. */
export function formatProblems(problems: ContentProblem[]): string {
  const lines = sortProblems(problems)
    .slice(0, PRINTED)
    .map(
      ({ file, line, field, found, fix, severity }) =>
        `  ${file}:${line} ${severity ? `${severity}: ` : ""}${field ? `${field}: ` : ""}found ${found}; ${fix}`,
    );
  const rest = problems.length - lines.length;
  if (rest > 0) lines.push(`  and ${rest} more.`);
  const noun = problems[0]?.severity ?? "fault";
  return `${problems.length} content ${problems.length === 1 ? noun : `${noun}s`}:\n${lines.join("\n")}`;
}
