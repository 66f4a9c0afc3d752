import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { parse } from "node-html-parser";
import { findingAt } from "#app/content/check-shape.server.ts";
import type { Content } from "#app/content/collection.server.ts";
import { normalizeText, parseContentFile, type Texts } from "#app/content/content-file.server.ts";
import { listNames } from "#app/content/fill-copy.ts";
import { ContentError, type Finding, shorten } from "#app/content/finding.ts";
import { findTarget } from "#app/content/links.server.ts";
import { suggestName } from "#app/content/nearest.ts";
import { listValues } from "#app/content/schema-texts.server.ts";
import { straightenQuotes } from "#app/content/typography.ts";
import { getBuildDay } from "#app/site/build-day.server.ts";
import {
  describeFiles,
  getCurrentContent,
  keepContent,
  readWritten,
  type SiteContent,
} from "#app/site/site-content.server.ts";
import { editText } from "./edit-text.ts";
import { type Edit, getSchema, getValue, namePath, type Path, type Schema, toPlain } from "./fields.ts";
import { getNewSchema, listOffers as listAllOffers, makeFiles, type Values } from "./new-content.ts";
import { Places } from "./places.ts";
import { changeRaw, check, findDifference, readRaw, takeBack, write } from "./write-content.ts";

/** A file before and after a change. `isDay` is the change of its day `modified` alone. */
type Step = { file: string; before: string | undefined; after: string | undefined; isDay: boolean };

/** What was saved at once, in words. */
type Change = { id: number; label: string; steps: Step[] };

/** What the server keeps from one request to the next. */
export type EditingState = {
  folder: string;
  changes: Change[];
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

const ACTIONS = {
  locate,
  readFields,
  readNewFields,
  explain,
  save,
  putBack,
  listChanges,
  listOffers,
  createContent,
};

/** The editor's actions: what each takes, and what it answers. */
export type Actions = typeof ACTIONS;

/** Answers a request of a page. */
export function handleAction(
  state: EditingState,
  { action, given }: { action: string; given: never },
): unknown {
  if (!Object.hasOwn(ACTIONS, action)) throw new Error(`The editor cannot ${action}.`);
  return ACTIONS[action as keyof Actions](state, given);
}

let known: Places | undefined;

/** What could be read of content, and its faults. */
let faulty: { error: ContentError; written: Content } | undefined;

function getPlaces({ folder }: EditingState): Places {
  const { written } = getContent(folder);
  if (known?.content !== written) known = new Places(written);
  return known;
}

/** The content, and what its owner has to confirm; with faults, as far as it can be read. */
function getContent(folder: string): Pick<SiteContent, "written" | "owners"> {
  try {
    return getCurrentContent(folder);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    if (faulty?.error !== error) faulty = { error, written: readWritten(folder).content };
    return { written: faulty.written, owners: [] };
  }
}

/** The schema of a file. @throws Error where the file is none of the content that may be changed on a page. */
function getFileSchema({ schemas }: Places, file: string): Schema {
  const schema = schemas.get(file);
  if (!schema) throw new Error(`${file} is not changed on a page: open the file.`);
  return schema;
}

const parseRaw = (file: string, text = "") => parseContentFile(file, normalizeText(text));

/** Finds where the texts of a page are written. */
function locate(state: EditingState, { page, texts }: { page: string; texts: string[] }) {
  return getPlaces(state).locate(page, texts);
}

/** What a new file asks for, on a page. */
function readNewFields(state: EditingState, { make, page }: { make: string; page: string }) {
  const schema = getNewSchema(getPlaces(state), make, page);
  return { file: make, line: 1, schema, data: {}, choices: {}, notes: [] };
}

/** The fields of a file, and what the schema says of them. */
function readFields(state: EditingState, { file, path: at = [] }: { file: string; path?: Path }) {
  const places = getPlaces(state);
  const schema = getFileSchema(places, file);
  const { data, lineOf } = parseRaw(file, readRaw(file));
  const choices = Object.fromEntries(listRefs(schema).map((ref) => [ref, places.getNames(ref)]));
  return { file, line: lineOf(at), schema, data, choices, notes: listNotes(schema, data, at) };
}

const listRefs = ({ ref, properties = {}, items, additionalProperties, anyOf = [] }: Schema): string[] => [
  ...(ref ? [ref] : []),
  ...[...Object.values(properties), items ?? {}, additionalProperties || {}, ...anyOf].flatMap((part) =>
    Object.keys(part).length > 0 ? listRefs(part) : [],
  ),
];

/** What fills in the names of a text: what proves a figure, or else the content. */
const listNotes = (schema: Schema, data: unknown, at: Path): string[] =>
  listNames(String(getValue(data, at) ?? "")).map((name) => {
    const proof = [...at.slice(0, -1), "proof", name];
    const number = getValue(data, proof);
    if (number === undefined) return `{${name}} is filled in from the content.`;
    const { description = "" } = getSchema(schema, data, proof);
    return `{${name}} is ${number}, and the content proves it. ${description}`;
  });

/** A label from this length on is nothing else in the code. */
const MIN_LABEL = 12;

/** What a text is composed of: values of files, and labels of the code. */
function explain(state: EditingState, { text, files }: { text: string; files: string[] }) {
  const values = getPlaces(state).findWithin(text, files);
  const labels = values
    .reduce((left, { value }) => left.replaceAll(toPlain(value), "\n"), toPlain(text))
    .split(/[\n\d]/)
    .map((part) => part.trim())
    .filter((part) => /\p{L}.*\p{L}.*\p{L}/u.test(part));
  const isIn = (row: string) => (label: string) =>
    label.length >= MIN_LABEL
      ? row.includes(label)
      : row.includes(`"${label}"`) || row.includes(`>${label}<`) || row === label;
  const sources = globSync("app/**/*.{ts,tsx}", { exclude: ["**/*.test.*", "**/*fixture*"] });
  const code = sources.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .map((row, index) => ({ file, line: index + 1, value: row.trim() }))
      .filter(({ value }) => labels.some(isIn(value))),
  );
  return { values, code: code.slice(0, 6) };
}

/** Saves changes, all or none. */
async function save(state: EditingState, { edits: given }: { edits: FileEdit[] }): Promise<Result> {
  const edits = given.map(straightenValue);
  const places = getPlaces(state);
  // No other file is even read.
  for (const { file } of edits) getFileSchema(places, file);
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
  const label = edits.map(describeEdit).join(" ");
  for (const edit of edits) change(edit, false);
  const value = getBuildDay();
  for (const [file, text] of texts) {
    const { data } = parseRaw(file, text);
    const path = [["modified"], ["meta", "modified"]].find((at) => typeof getValue(data, at) === "string");
    const setsDay = edits.some(
      (edit) => edit.file === file && edit.op === "set" && edit.path.at(-1) === "modified",
    );
    if (path && !setsDay && getValue(data, path) !== value) change({ op: "set", file, path, value }, true);
  }
  return commit(state, { old, texts }, { label, steps });
}

/**
 * Writes files if the reader accepts them, and remembers how to put them back.
 * @throws Error where any file has changed meanwhile, as after another save.
 */
async function commit(
  state: EditingState,
  { old, texts }: { old: Texts; texts: Texts },
  { label, steps }: Omit<Change, "id">,
): Promise<Result> {
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
  if (steps.length > 0) state.changes.push({ id: (state.changes.at(-1)?.id ?? 0) + 1, label, steps });
  return { saved: { label, warnings } };
}

/** Links to places of other pages that these lack, where the reader does not know the places of a page. */
async function findLostPlaces(
  { folder, readPage }: EditingState,
  { written }: SiteContent,
): Promise<Finding[]> {
  const known = new Set(getContent(folder).written.links.map(({ href }) => href));
  const links = written.links.flatMap(({ href, file, at, line }) => {
    const { path = "", id } = (href.startsWith("/") && !known.has(href) && findTarget(href)) || {};
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

/** A change with the quotes that keyboards write: pages set them as printers do. A text with code stays as it is. */
function straightenValue(edit: FileEdit): FileEdit {
  if (!("value" in edit) || edit.value === undefined) return edit;
  const straight = (_: string, value: unknown) =>
    typeof value === "string" && !value.includes("`") ? straightenQuotes(value) : value;
  return { ...edit, value: JSON.parse(JSON.stringify(edit.value), straight) };
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

/** A change in words. */
function describeEdit({ file, seen, ...edit }: FileEdit): string {
  const join = (value: unknown) =>
    listValues(value)
      .map((one) => one.value)
      .join(", ");
  const quote = (value: unknown) => `'${shorten(join(value))}'`;
  const compare = (from: unknown, to: unknown) => {
    const [before, after] = [join(from), join(to)];
    // From the word in which they begin to differ.
    const start = before.lastIndexOf(" ", findDifference(before, after).start - 20) + 1;
    const show = (text: string) => quote(start > 0 ? `... ${text.slice(start)}` : text);
    return before === "" ? `added ${quote(to)}` : `${show(before)} is now ${show(after)}`;
  };
  if (edit.op === "body") return `Text of ${file}: ${compare(edit.from, edit.value)}.`;
  const name = `${namePath(edit.path)} in ${file}`;
  if (edit.op === "move") return `${name} is now entry ${edit.to + 1}.`;
  if (edit.op === "insert") return `${name}: added ${quote(edit.value)}.`;
  return edit.op === "remove" ? `${name}: removed ${quote(seen)}.` : `${name}: ${compare(seen, edit.value)}.`;
}

/** Puts a change back, whatever was changed after it. */
async function putBack(state: EditingState, { id }: { id: number }): Promise<Result> {
  const change = state.changes.find((one) => one.id === id);
  if (!change) throw new Error("That change has been put back already.");
  const others = state.changes.filter((one) => one !== change);
  const old: Texts = new Map(change.steps.map(({ file }) => [file, readRaw(file)]));
  const texts: Texts = new Map();
  const kept: Step[] = [];
  for (const step of change.steps.toReversed()) {
    const { file, before, after, isDay } = step;
    // The day stays as long as another change of the file does, which then takes it along.
    const isKept = isDay && others.some(({ steps }) => steps.some((other) => other.file === file));
    if (isKept) kept.push(step);
    else texts.set(file, takeBack((texts.has(file) ? texts : old).get(file), before, after));
  }
  const result = await commit(state, { old, texts }, { label: `Put back: ${change.label}`, steps: [] });
  if (!result.saved) return result;
  const index = state.changes.indexOf(change);
  if (index >= 0) state.changes.splice(index, 1);
  for (const step of kept)
    others.find(({ steps }) => steps.some(({ file }) => file === step.file))?.steps.push(step);
  return result;
}

/** What can be made, and what the owner has not confirmed yet. */
function listOffers(state: EditingState, { page }: { page: string }) {
  const { owners } = getContent(state.folder);
  return { offers: listAllOffers(getPlaces(state), page), owners, today: getBuildDay() };
}

/** Makes the draft of a file, or moves files. */
async function createContent(
  state: EditingState,
  given: { make: string; values: Values; page: string },
): Promise<Result> {
  const made = makeFiles(getPlaces(state), state.folder, given);
  if (!("texts" in made)) return { refused: [made] };
  const { texts, label, page, file } = made;
  const old: Texts = new Map(Array.from(texts.keys(), (one) => [one, readRaw(one)]));
  const steps = Array.from(texts, ([one, after]): Step => {
    return { file: one, before: old.get(one), after, isDay: false };
  });
  const { saved, refused } = await commit(state, { old, texts }, { label, steps });
  if (saved) return { saved: { ...saved, page } };
  // What was asked for is next to its question.
  return { refused: refused?.map((one) => (one.file === file ? { ...one, file: given.make } : one)) };
}

/** The changes that can be put back, and what differs from the last commit. */
function listChanges({ folder, changes }: EditingState) {
  const list = changes.map(({ id, label, steps }) => ({ id, label, files: steps.map(({ file }) => file) }));
  return { changes: list, differences: listDifferences(folder) };
}

function listDifferences(folder: string): { file: string; removed: string[]; added: string[] }[] {
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
