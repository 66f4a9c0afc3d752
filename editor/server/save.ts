import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import { parse } from "node-html-parser";
import type { Texts } from "#app/content/content-file.server.ts";
import { type Finding, fieldName, findingAt } from "#app/content/finding.ts";
import { findPlace } from "#app/content/links.server.ts";
import { suggestName } from "#app/content/nearest.ts";
import { listValues } from "#app/content/schema-texts.server.ts";
import { straightenQuotes } from "#app/content/typography.ts";
import { findUnsafeCharacter } from "#app/content/unsafe-character.ts";
import { getBuildDay } from "#app/site/build-day.server.ts";
import { describeFiles, keepContent, type SiteContent } from "#app/site/site-content.server.ts";
import { type Edit, getValue, type Path } from "../form-fields.ts";
import { getContent, getFileSchema, getPlaces, parseRaw } from "./current.ts";
import { describeEdit } from "./differences.ts";
import { editText } from "./edit-text.ts";
import { makeFiles, type Values } from "./new-content.ts";
import { changeRaw, check, readRaw, takeBack, write } from "./write-content.ts";

/** A file before and after a change. `isDay` is the change of its day `modified` alone. */
type Step = { file: string; before: string | undefined; after: string | undefined; isDay: boolean };

/** What was saved at once, in words, and whether it has been put back. */
type Change = { id: number; label: string; backLabel: string; isBack: boolean; steps: Step[] };

/** What the server keeps from one request to the next. */
export type EditingState = {
  folder: string;
  changes: Change[];
  /** What became of requests that write, by their ids. */
  answers: Map<string, Promise<Result>>;
  /** The HTML of a page of the site. */
  readPage: (path: string) => Promise<string>;
};

/** A change of a file, and the value that its editor saw. */
export type FileEdit = Edit & { file: string; seen?: unknown };

/** What became of changes: they were saved, or refused by the reader, or somebody else has changed the same value. */
export type Result = {
  saved?: { label: string; warnings: Finding[]; page?: string | undefined };
  refused?: Finding[] | undefined;
  conflicts?: { file: string; path: Path; theirs: unknown }[];
};

/** Saves changes, all or none. */
export async function save(state: EditingState, { edits: given }: { edits: FileEdit[] }): Promise<Result> {
  const edits = given.map(tidyValue);
  const places = getPlaces(state.folder);
  // No other file is even read.
  for (const { file } of edits) getFileSchema(places, file);
  const refused = edits.flatMap(findUnsafe);
  if (refused.length > 0) return { refused };
  const conflicts = edits.flatMap(findConflict);
  if (conflicts.length > 0) return { conflicts };
  const old: Texts = new Map(edits.map(({ file }) => [file, readRaw(file) ?? ""]));
  const texts: Texts = new Map();
  const steps: Step[] = [];
  const change = ({ file, ...edit }: FileEdit, isDay: boolean) => {
    const before = texts.get(file) ?? old.get(file) ?? "";
    const after = changeRaw(before, (text) => editText(file, text, edit, getFileSchema(places, file)));
    texts.set(file, after);
    steps.push({ file, before, after, isDay });
  };
  const [label = "", backLabel = ""] = [false, true].map((isBack) =>
    edits.map((edit) => describeEdit(edit, isBack)).join(" "),
  );
  for (const edit of edits) change(edit, false);
  const value = getBuildDay();
  for (const [file, text] of texts) {
    const { data } = parseRaw(file, text);
    const day = [["modified"], ["meta", "modified"]].find((at) => typeof getValue(data, at) === "string");
    const setsDay = edits.some(
      (edit) => edit.file === file && edit.op === "set" && edit.path.at(-1) === "modified",
    );
    if (day && !setsDay && getValue(data, day) !== value) change({ op: "set", file, path: day, value }, true);
  }
  return add(state, { old, texts }, { label, backLabel, steps });
}

/** Writes a change, and remembers how to put it back. */
async function add(
  state: EditingState,
  files: Files,
  change: Omit<Change, "id" | "isBack">,
): Promise<Result> {
  const result = await commit(state, files, change.label);
  const id = (state.changes.at(-1)?.id ?? 0) + 1;
  if (result.saved) state.changes.push({ id, isBack: false, ...change });
  return result;
}

/** Files as they were read, and as they will be. */
type Files = { old: Texts; texts: Texts };

/**
 * Writes files if the reader accepts them.
 * @throws Error where any file has changed meanwhile, as after another save.
 */
async function commit(state: EditingState, { old, texts }: Files, label: string): Promise<Result> {
  const { folder } = state;
  const checked = describeFiles(folder);
  const { faults, warnings, content } = check(folder, texts);
  const refused = content ? await findLostPlaces(state, content) : faults;
  if (refused.length > 0) return { refused };
  // Pages take their time: what was checked is still the content, and what was read still the file.
  if (describeFiles(folder) !== checked || [...texts.keys()].some((file) => readRaw(file) !== old.get(file)))
    throw new Error("The content has just been changed elsewhere, and nothing was written: try again.");
  write(folder, texts);
  // What was checked is what pages show next.
  if (content) keepContent(folder, content);
  return { saved: { label, warnings } };
}

/** Links to places of other pages that these lack, where the reader does not know the places of a page. */
async function findLostPlaces(
  { folder, readPage }: EditingState,
  { written }: SiteContent,
): Promise<Finding[]> {
  const known = new Set(getContent(folder).written.links.map(({ href }) => href));
  const links = written.links.flatMap(({ href, file, at, line }) => {
    const { path = "", id } = (href.startsWith("/") && !known.has(href) && findPlace(href)) || {};
    return id && !written.pages.get(path)?.ids ? [{ href, file, at, line, path, id }] : [];
  });
  const findings = [...Map.groupBy(links, ({ path }) => path)].map(async ([page, its]) => {
    const ids = parse(await readPage(page))
      .querySelectorAll("[id]")
      .map((element) => element.id);
    return its
      .filter(({ id }) => !ids.includes(id))
      .map(({ href, file, at, line, id }) => {
        const fix = `${page} has no such place: ${suggestName(id, ids, (one) => `#${one}`)}`;
        return { ...findingAt(file, at, href, fix), ...(line ? { line } : {}) };
      });
  });
  return (await Promise.all(findings)).flat();
}

/**
 * A change with the quotes that keyboards write: pages set them as printers do. A text with code keeps its own. A single line
 * has no spaces at its end.
 */
function tidyValue(edit: FileEdit): FileEdit {
  if (!("value" in edit) || edit.value === undefined) return edit;
  const tidy = (_: string, value: unknown) => {
    if (typeof value !== "string") return value;
    const text = edit.op === "body" || value.includes("\n") ? value : value.trimEnd();
    return text.includes("`") ? text : straightenQuotes(text);
  };
  return { ...edit, value: JSON.parse(JSON.stringify(edit.value), tidy) };
}

/** Characters that no file may have: how YAML writes them would be reported, not the value. */
function findUnsafe({ file, ...edit }: FileEdit): Finding[] {
  if (!("value" in edit) || edit.op === "body") return [];
  return listValues(edit.value).flatMap(({ value, path }) => {
    const problem = findUnsafeCharacter(String(value));
    return problem ? [{ file, line: 1, field: fieldName([...edit.path, ...path]), ...problem }] : [];
  });
}

/** A value that is not what its editor saw. */
function findConflict({ seen, file, ...edit }: FileEdit) {
  const { data, body } = parseRaw(file, readRaw(file));
  if (edit.op === "body") {
    const theirs = body.slice(edit.at, edit.at + edit.from.length);
    return theirs === edit.from ? [] : [{ file, path: [], theirs }];
  }
  const at = edit.op === "insert" || edit.op === "move" ? edit.path.slice(0, -1) : edit.path;
  const theirs = getValue(data, at);
  return isDeepStrictEqual(theirs, seen) ? [] : [{ file, path: edit.path, theirs }];
}

/** Puts a change back, or makes it again, whatever was changed after it. `page` is the one that is open. */
export async function putBack(
  state: EditingState,
  { id, isBack = true, page }: { id: number; isBack?: boolean; page?: string },
): Promise<Result> {
  const change = state.changes.find((one) => one.id === id);
  if (!change || change.isBack === isBack) throw new Error("That has been done already: open Changes again.");
  const others = state.changes.filter((one) => one !== change && !one.isBack);
  const old: Texts = new Map(change.steps.map(({ file }) => [file, readRaw(file)]));
  const texts: Texts = new Map();
  // The day stays as long as another change of the file does, which then takes it along.
  const kept = change.steps.filter(
    ({ isDay, file }) => isDay && others.some(({ steps }) => steps.some((other) => other.file === file)),
  );
  const steps = change.steps.filter((step) => !kept.includes(step));
  for (const { file, before, after } of isBack ? steps.toReversed() : steps) {
    const [from, to] = isBack ? [before, after] : [after, before];
    texts.set(file, takeBack((texts.has(file) ? texts : old).get(file), from, to));
  }
  const known = getContent(state.folder).written.pages;
  const result = await commit(state, { old, texts }, isBack ? change.backLabel : change.label);
  if (!result.saved) return result;
  Object.assign(change, { isBack, steps });
  if (isBack)
    for (const step of kept)
      others.find(({ steps }) => steps.some(({ file }) => file === step.file))?.steps.push(step);
  const { pages } = getContent(state.folder).written;
  // A page that is gone: the nearest one above it.
  let next = page;
  while (next && next !== "/" && known.has(page ?? "") && !pages.has(next)) next = path.posix.dirname(next);
  return { saved: { ...result.saved, page: next === page ? undefined : next } };
}

/** Makes the draft of a file, or moves files. */
export async function createContent(
  state: EditingState,
  { values, ...given }: { make: string; values: Values; page: string },
): Promise<Result> {
  const trimmed = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value?.trim()]));
  const made = makeFiles(getPlaces(state.folder), state.folder, { ...given, values: trimmed });
  if (!("texts" in made)) return { refused: [made] };
  const { texts, label, backLabel, page, file } = made;
  const old: Texts = new Map(Array.from(texts.keys(), (one) => [one, readRaw(one)]));
  const steps = Array.from(texts, ([one, after]): Step => {
    return { file: one, before: old.get(one), after, isDay: false };
  });
  const { saved, refused } = await add(state, { old, texts }, { label, backLabel, steps });
  if (saved) return { saved: { ...saved, page } };
  // What was asked for is next to its question.
  return { refused: refused?.map((one) => (one.file === file ? { ...one, file: given.make } : one)) };
}
