import { spawnSync } from "node:child_process";
import { shorten } from "#app/content/finding.ts";
import { listValues } from "#app/content/schema-texts.server.ts";
import { namePath } from "../form-fields.ts";
import { parseRaw } from "./current.ts";
import type { FileEdit } from "./edits.ts";
import { findDifference, readRaw } from "./write-content.ts";

const listTexts = (value: unknown) => listValues(value).map((one) => String(one.value));

/** A change in words. */
export function describeEdit({ file, seen, ...edit }: FileEdit): string {
  const name = edit.op === "body" ? `Text of ${file}` : `${namePath(edit.path)} in ${file}`;
  if (edit.op === "move") return `${name} is now entry ${edit.to + 1}.`;
  if (edit.op === "remove") return `${name}: removed '${shorten(listTexts(seen).join(", "))}'.`;
  const [before, after] = [edit.op === "body" ? edit.from : seen, edit.value].map((one) =>
    listTexts(one).join(", "),
  );
  if (edit.op === "insert" || !before) return `${name}: added '${shorten(after ?? "")}'.`;
  // From the word in which they begin to differ.
  const start = before.lastIndexOf(" ", findDifference(before, after ?? "").start - 20) + 1;
  return `${name} is now '${start > 0 ? "... " : ""}${shorten(after?.slice(start) ?? "")}'.`;
}

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
