import { spawnSync } from "node:child_process";
import { shorten } from "#app/content/finding.ts";
import { listValues } from "#app/content/schema-meta.server.ts";
import { endSentence } from "#app/text/typography.ts";
import { namePath, summarize } from "../field-words.ts";
import { parseRaw } from "./current.ts";
import type { FileEdit } from "./edits.ts";
import { findDifference, readRaw } from "./write-content.ts";

const listTexts = (value: unknown) => listValues(value).map((one) => String(one.value));

/** A change in words. */
export function describeEdit({ file, seen, ...edit }: FileEdit): string {
  if (edit.op === "body") return endQuote(`Text of ${file} is now ${quoteEnd(edit.value, edit.from)}`);
  const name = `${namePath(edit.path)} in ${file}`;
  const entry = quote((seen as unknown[] | undefined)?.[Number(edit.path.at(-1))]);
  if (edit.op === "move") return `${name}, ${entry}, is now entry ${edit.to + 1}.`;
  if (edit.op === "remove") return endQuote(`${name}: removed ${quote(seen)}`);
  if (edit.op === "insert" || seen === undefined) return endQuote(`${name}: added ${quote(edit.value)}`);
  return endQuote(`${name} is now ${quoteEnd(summarize(edit.value), summarize(seen))}`);
}

const quote = (value: unknown): string => `'${shorten(summarize(value))}'`;

/** A text from the word in which it begins to differ from another one. */
function quoteEnd(text: string, other: string): string {
  const start = text.lastIndexOf(" ", findDifference(text, other).start - 20) + 1;
  return `'${start > 0 ? "... " : ""}${shorten(text.slice(start))}'`;
}

/** A sentence that ends with a quotation, whose own full stop is enough. */
const endQuote = (sentence: string): string =>
  endSentence(sentence.slice(0, -1)) === sentence.slice(0, -1) ? sentence : `${sentence}.`;

/** What git prints: nothing for a copy of the project that it does not know, or on a computer without it. */
const git = (...options: string[]) => spawnSync("git", options, { encoding: "utf8" }).stdout ?? "";

/** What differs from the last commit, as sentences that are gone and new ones. */
export function listDifferences(folder: string): { file: string; removed: string[]; added: string[] }[] {
  const files = [
    git("diff", "--name-only", "--relative", "-z", "HEAD", "--", folder),
    git("ls-files", "--others", "--exclude-standard", "-z", "--", folder),
  ].flatMap((list) => list.split("\0").filter(Boolean));
  return files.map((file) => {
    const [old, now] = [git("show", `HEAD:./${file}`), readRaw(file)].map((text) =>
      listSentences(file, text),
    );
    const without = (some: string[] = [], others: string[] = []) =>
      some.filter((one) => !others.includes(one));
    return { file, removed: without(old, now), added: without(now, old) };
  });
}

/** The values of a file and the blocks of its Markdown. */
function listSentences(file: string, text: string | undefined): string[] {
  if (!text || !/\.(md|yaml)$/.test(file)) return [];
  const { data, body } = parseRaw(file, text);
  return [...listTexts(data), ...body.split(/\n{2,}/)];
}
