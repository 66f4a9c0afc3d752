import type { YAMLException } from "js-yaml";
import { adviseOnLine, ODD_BLANK, sayOddBlank, type YamlFault } from "./yaml-line-rules.server.ts";

/** Says a mistake of syntax in an editor's words: what the parser noticed, on the line that caused it. */
export function adviseOnSyntax(error: YAMLException, lines: string[]): YamlFault {
  const line = Math.min((error.mark?.line ?? 0) + 1, lines.length);
  const advice = adviseOnReason(error, lines, line);
  if (advice) return advice;
  // The parser notices a mistake where it can go no further, often on the line behind it.
  const before = findLineBefore(lines, line);
  const odd = lines.slice(0, line).findLastIndex((text) => ODD_BLANK.test(text));
  if (odd >= 0) return sayOddBlank(odd + 1, lines[odd] ?? "");
  const forgotten = adviseOnForgotten(lines, line) ?? adviseOnForgotten(lines, before);
  if (forgotten) return forgotten;
  if (/^\s*- /.test(lines[line - 1] ?? "") && /(^|[ :])\[\] *$/.test(lines[before - 1] ?? ""))
    return { line: before, found: "an empty list, [], over an entry", fix: "remove the []" };
  return (
    adviseOnLine(lines, line) ??
    adviseOnLine(lines, before) ?? {
      line,
      found: `'${lines[line - 1]?.trim()}' where it cannot stand`,
      fix: `begin it exactly under the fields or entries that it belongs to (line ${before} begins behind ${countBlanks(lines[before - 1])} blanks, this one behind ${countBlanks(lines[line - 1])})`,
    }
  );
}

/** A line that lacks its dash, or the blanks before it. */
function adviseOnForgotten(lines: string[], line: number): YamlFault | undefined {
  const before = findLineBefore(lines, line);
  return adviseOnDash(lines, line, before) ?? adviseOnContinuation(lines, line, before);
}

/** A line under an entry, as far to the right as its dash: the entry's own dash was forgotten. */
function adviseOnDash(lines: string[], line: number, before: number): YamlFault | undefined {
  const text = lines[line - 1] ?? "";
  const above = lines[before - 1] ?? "";
  if (!/^\s*- /.test(above) || /^\s*-/.test(text) || countBlanks(above) !== countBlanks(text))
    return undefined;
  return { line, found: `'${text.trim()}' without a dash`, fix: `begin it as the others: - ${text.trim()}` };
}

/** A sentence that goes on at the beginning of a line. */
function adviseOnContinuation(lines: string[], line: number, before: number): YamlFault | undefined {
  const text = lines[line - 1] ?? "";
  const isText = /^\s*(?:- )?[\w-]+: +[^\s"'[{|>]/.test(lines[before - 1] ?? "");
  const isSentence = /^\s*[\p{L}\p{N}(][^:]*$/u.test(text) && text.trim().split(/\s+/).length > 3;
  if (!isText || !isSentence) return undefined;
  const fix =
    "if it goes on with the text above, indent it by two blanks; if it is a field, write its name and a colon";
  return { line, found: `'${text.trim()}' at the beginning of a line`, fix };
}

function adviseOnReason(
  { reason, mark }: YAMLException,
  lines: string[],
  line: number,
): YamlFault | undefined {
  if (reason.startsWith("duplicated")) return adviseOnTwice(lines, line);
  if (reason.startsWith("nesting exceeded")) {
    const fix = "write each field on a line of its own";
    return { line, found: "more than a hundred brackets inside each other", fix };
  }
  if (/escape sequence|hexadecimal/.test(reason)) {
    const text = lines[line - 1] ?? "";
    const at = text.lastIndexOf("\\", mark?.column ?? text.length);
    const found = `a backslash in double quotes before '${text[at + 1] ?? ""}'`;
    return { line, found, fix: "write two backslashes, or put the text in single quotes" };
  }
  if (reason.startsWith("deficient indentation") || reason.startsWith("unexpected end"))
    return adviseOnOpen(lines, line);
  return undefined;
}

function adviseOnTwice(lines: string[], line: number): YamlFault {
  const [start = "", key = ""] = /^[\s-]*([^:]*)/.exec(lines[line - 1] ?? "") ?? [];
  const indent = start.length - key.length;
  const isSame = (text: string) =>
    text.slice(indent).startsWith(`${key}:`) && /^[\s-]*$/.test(text.slice(0, indent));
  const first = lines.slice(0, line - 1).findLastIndex(isSame) + 1;
  const fix = first > 0 ? `line ${first} has it already: remove one of both` : "remove one of both";
  return { line, found: `the key ${key.trim()} twice`, fix };
}

/** The nearest line above on which something opens that is not closed there. */
function adviseOnOpen(lines: string[], line: number): YamlFault | undefined {
  for (let at = line; at > 0; at--) {
    const text = lines[at - 1] ?? "";
    const quote = /(?:^|[\s:,[{-])(["'])(?:(?!\1).)*$/.exec(text)?.[1];
    if (quote)
      return {
        line: at,
        found: `a quote (${quote}) that is never closed`,
        fix: `write ${quote} at the end of the text`,
      };
    const bracket = /[[{](?=[^\]}]*$)/.exec(text)?.[0];
    if (bracket) {
      const closing = bracket === "[" ? "]" : "}";
      return {
        line: at,
        found: `a bracket (${bracket}) that is never closed`,
        fix: `write ${closing} at its end`,
      };
    }
  }
  return undefined;
}

const findLineBefore = (lines: string[], line: number): number =>
  lines.slice(0, line - 1).findLastIndex((text) => text.trim() !== "" && !/^\s*#/.test(text)) + 1;

const countBlanks = (text = ""): number => text.length - text.trimStart().length;
