import { writeFileSync } from "node:fs";
import path from "node:path";
import { type MarkedToken, marked } from "marked";
import type { ContentFile } from "#app/content/content-file.server.ts";
import type { Finding } from "#app/content/finding.ts";
import { countLines, readFence } from "#app/content/markdown.server.ts";
import { getLastLines, runInShell } from "./run-in-shell.ts";

/** Where the pages show their folder in a traceback. */
const SHOWN_FOLDER = "/home/asha";

/** The output of a command. In the second kind numbers may differ, such as times. */
const OUTPUTS = ["text output", "text output varies"];

/** A code block of a page: the words after its fence, its text, the line of the fence. */
type Listing = { kind: string; text: string; line: number };

/**
 * Follows the listings of a page in an empty folder, from top to bottom. It writes files, runs commands, and compares what
 * they print with the listing below.
 * @param isUnderlined Whether Python underlines a failed expression as the pages show it.
 */
export async function followListings(
  page: ContentFile,
  folder: string,
  isUnderlined: boolean,
): Promise<Finding[]> {
  const faults: Finding[] = [];
  const addFault = (line: number, found: string, fix: string, output = "") =>
    faults.push({ file: page.file, line, path: [], found, fix, output });
  /** The command above, until its output is compared. */
  let last: { command: string; line: number; printed: string } | undefined;
  const expectCompared = () => {
    if (last) addFault(last.line, `${last.command} without its output`, "write it below, as 'text output'");
    last = undefined;
  };
  for (const listing of getListings(page)) {
    const { kind, text, line } = listing;
    if (last && OUTPUTS.includes(kind)) {
      const difference = describeDifference(listing, last.printed, isUnderlined);
      if (difference) {
        const fix = `${last.command} prints ${difference.printed}, or correct the program`;
        addFault(difference.line, difference.shown, fix);
      }
      last = undefined;
      continue;
    }
    expectCompared();
    const { file } = readFence(kind);
    if (file) {
      writeFileSync(path.join(folder, file), `${text}\n`);
    } else if (kind === "sh run" || kind === "sh fails") {
      const command = `'${text.replaceAll("\n", "; ")}'`;
      const { passed, output } = await runInShell(folder, text);
      if (passed && kind === "sh fails")
        addFault(line, `${command}, which succeeds`, "write 'sh run', or correct the program");
      if (!passed && kind === "sh run") {
        addFault(
          line,
          `${command}, which fails`,
          "write 'sh fails', or correct the program",
          getLastLines(output),
        );
      }
      last = { command, line, printed: output.trimEnd().replaceAll(folder, SHOWN_FOLDER) };
    } else {
      const fix = "write 'python file=NAME', 'sh run', 'sh fails', or 'text output' below a command";
      addFault(line, `a listing '${kind}'`, fix);
    }
  }
  expectCompared();
  return faults;
}

function getListings({ body, bodyLine }: ContentFile): Listing[] {
  let next = bodyLine;
  return (marked.lexer(body) as MarkedToken[]).flatMap((token) => {
    const line = next;
    next += countLines(token.raw);
    return token.type === "code" ? [{ kind: token.lang ?? "", text: token.text, line }] : [];
  });
}

/** The first line where a listing differs from what was printed: what is shown, and what to write. */
function describeDifference(
  { kind, text, line }: Listing,
  output: string,
  isUnderlined: boolean,
): { line: number; shown: string; printed: string } | undefined {
  const isCompared = (content: string) => isUnderlined || !/^ +[~^]+$/.test(content);
  const toCompared = (content: string) =>
    kind === "text output" ? content : content.replaceAll(/ *\d[\d,.]*/g, " 0");
  const rows = text.trimEnd().split("\n");
  const all = rows.map((content, index) => ({ content, line: line + 1 + index }));
  const shown = all.filter(({ content }) => isCompared(content));
  const printed = output.split("\n").filter(isCompared);
  for (const index of Array(Math.max(shown.length, printed.length)).keys()) {
    const [expected, found] = [shown[index], printed[index]];
    if (expected && found !== undefined && toCompared(expected.content) === toCompared(found)) continue;
    return {
      line: expected?.line ?? line + 1 + rows.length,
      shown: expected ? `'${expected.content}'` : "the end of the output",
      printed: found === undefined ? "no further line: remove it" : `'${found}': write that`,
    };
  }
  return undefined;
}
