import { spawnSync } from "node:child_process";
import { shorten } from "#app/content/finding.ts";
import { listValues } from "#app/content/schema-texts.server.ts";
import { namePath } from "../form-fields.ts";
import { parseRaw } from "./current.ts";
import type { FileEdit } from "./save.ts";
import { findDifference, readRaw } from "./write-content.ts";

/** A change in words, or what it is like once it is put back. */
export function describeEdit({ file, seen, ...edit }: FileEdit, isBack = false): string {
  const join = (value: unknown) =>
    listValues(value)
      .map((one) => one.value)
      .join(", ");
  const quote = (value: unknown) => `'${shorten(join(value))}'`;
  const compare = (old: unknown, value: unknown) => {
    const [from, to] = isBack ? [value, old] : [old, value];
    const [before, after] = [join(from), join(to)];
    // From the word in which they begin to differ.
    const start = before.lastIndexOf(" ", findDifference(before, after).start - 20) + 1;
    const show = (text: string) => quote(start > 0 ? `... ${text.slice(start)}` : text);
    if (before === "" || after === "") return after === "" ? `removed ${quote(from)}` : `added ${quote(to)}`;
    return `${show(before)} is ${isBack ? "" : "now "}${show(after)}${isBack ? " again" : ""}`;
  };
  if (edit.op === "body") return `Text of ${file}: ${compare(edit.from, edit.value)}.`;
  const name = `${namePath(edit.path)} in ${file}`;
  if (edit.op === "move") return `${name} is ${isBack ? "in its place again" : `now entry ${edit.to + 1}`}.`;
  // The list is what was seen of an entry that is added.
  return `${name}: ${compare(edit.op === "insert" ? "" : seen, edit.op === "remove" ? "" : edit.value)}.`;
}

/** What differs from the last commit, as sentences that are gone and new ones. */
export function listDifferences(folder: string): { file: string; removed: string[]; added: string[] }[] {
  const { status, stdout } = git("diff", "--name-only", "--relative", "-z", "HEAD", "--", folder);
  // A copy of the project that git does not know.
  if (status !== 0) return [];
  const changed = stdout
    .split("\0")
    .filter(Boolean)
    .map((file) => {
      const old = listSentences(file, git("show", `HEAD:./${file}`).stdout);
      const now = listSentences(file, readRaw(file));
      const without = (some: string[], others: string[]) => some.filter((one) => !others.includes(one));
      return { file, removed: without(old, now), added: without(now, old) };
    });
  const others = git("ls-files", "--others", "--exclude-standard", "-z", "--", folder).stdout;
  return [
    ...changed,
    ...others
      .split("\0")
      .filter(Boolean)
      .map((file) => ({ file, removed: [], added: ["A new file."] })),
  ];
}

const git = (...options: string[]) => spawnSync("git", options, { encoding: "utf8" });

/** The values of a file and the blocks of its Markdown. */
function listSentences(file: string, text: string | undefined): string[] {
  if (!/\.(md|yaml)$/.test(file)) return [];
  const { data, body } = parseRaw(file, text);
  return [...listValues(data).map(({ value }) => String(value)), ...body.split(/\n{2,}/)];
}
