import type { Texts } from "#app/content/content-file.server.ts";
import { asWarning, type Finding } from "#app/content/finding.ts";
import { getValue } from "#app/content/value-path.ts";
import { getBuildDay } from "#app/site/build-day.server.ts";
import { describeFiles, keepContent } from "#app/site/current-content.server.ts";
import type { SiteContent } from "#app/site/site-content.server.ts";
import { check, findLostPlaces } from "./check.ts";
import { getContent, getFileSchema, getPlaces, parseRaw } from "./current.ts";
import { describeEdit } from "./differences.ts";
import { type Conflict, checkEdits, type FileEdit } from "./edits.ts";
import { makeFiles, type Values } from "./new-content.ts";
import { editRaw, readRaw, takeBack, write } from "./write-content.ts";

/** What is said of a change once it is made, and once it is put back, and the page to show then. */
type Told = { label: string; backLabel: string; page?: string | undefined; backPage?: string };

/** What was saved at once, with its files before and after it, and whether it has been put back. */
type Change = Told & {
  id: number;
  isBack: boolean;
  steps: { file: string; before: string | undefined; after: string | undefined }[];
};

/** What the server keeps from one request to the next. */
export type EditingState = {
  folder: string;
  changes: Change[];
  /** The day `modified` of files before their first change. */
  days: Map<string, string>;
  /** The HTML of a page of the site. */
  readPage: (path: string) => Promise<string>;
};

/** What became of changes: they were saved, or refused by the reader, or somebody else has changed the same value. */
export type Result = {
  saved?: { label: string; page?: string | undefined };
  /** Why nothing was written. Warnings alone are asked about: the same save writes when it accepts them. */
  refused?: Finding[] | undefined;
  conflicts?: Conflict[];
  /** The later changes that have to be put back, too. */
  later?: string[];
};

type PutBack = { id?: number; files?: string[]; isBack?: boolean; withLater?: boolean };

/** Saves changes, all or none. @param accepted warnings about them. */
export async function save(
  state: EditingState,
  { edits: given, accepted = [] }: { edits: FileEdit[]; accepted?: Finding[] },
): Promise<Result> {
  const places = getPlaces(state.folder);
  // No other file is even read.
  for (const { file } of given) getFileSchema(places, file);
  const { edits, ...problems } = checkEdits(given);
  if (problems.refused.length > 0 || problems.conflicts.length > 0) return problems;
  if (edits.length === 0) return { saved: { label: "It is in the file." } };
  const texts: Texts = new Map();
  for (const { file, ...edit } of edits)
    texts.set(file, editRaw(file, texts.get(file) ?? readRaw(file), [edit], getFileSchema(places, file)));
  const [label = "", backLabel = ""] = [false, true].map((isBack) =>
    edits.map((edit) => describeEdit(edit, isBack)).join(" "),
  );
  return add(state, texts, { label, backLabel }, true, accepted);
}

/** Writes a change, and remembers how to put it back. */
async function add(
  state: EditingState,
  texts: Texts,
  told: Told,
  setsDays: boolean,
  accepted?: Finding[],
): Promise<Result> {
  const steps = Array.from(texts, ([file, after]) => ({ file, before: readRaw(file), after }));
  if (setsDays) for (const { file } of steps) setDay(state, texts, file);
  const result = await commit(state, texts, told.label, accepted);
  if (result.saved) state.changes.push({ id: state.changes.length + 1, ...told, isBack: false, steps });
  return result;
}

/** Sets the day of a changed file to today, unless it has changed itself. It is what it was once all changes are put back. */
function setDay({ changes, days }: EditingState, texts: Texts, file: string, put: Change[] = []): void {
  const text = texts.get(file);
  const find = (one: string | undefined) => {
    const { data } = parseRaw(file, one);
    const path = [["modified"], ["meta", "modified"]].find((at) => typeof getValue(data, at) === "string");
    return path && { path, day: String(getValue(data, path)) };
  };
  const [now, last] = [find(text), find(readRaw(file))];
  if (text === undefined || !now || now.day !== last?.day) return;
  const isPutBack = put.some(({ isBack }) => !isBack);
  const isChanged = changes.some(
    (one) => !put.includes(one) && !one.isBack && one.steps.some((step) => step.file === file),
  );
  if (isPutBack && isChanged) return;
  if (!isPutBack && !isChanged) days.set(file, now.day);
  const value = isPutBack ? days.get(file) : getBuildDay();
  if (value !== now.day) texts.set(file, editRaw(file, text, [{ op: "set", path: now.path, value }]));
}

/**
 * Writes files if the reader accepts them.
 * @throws Error where any file has changed meanwhile, as after another save.
 */
async function commit(
  state: EditingState,
  texts: Texts,
  label: string,
  accepted?: Finding[],
): Promise<Result> {
  const { folder } = state;
  const checked = describeFiles(folder);
  const known = getContent(folder);
  const { content, faults } = check(folder, texts, known.faults);
  const refused = content ? await findLostPlaces(state, content) : faults;
  if (refused.length > 0) return { refused };
  const doubts = accepted && content ? listDoubts(content, texts, [...known.warnings, ...accepted]) : [];
  if (doubts.length > 0) return { refused: doubts };
  // Pages take their time: what was checked is still the content.
  if (describeFiles(folder) !== checked)
    throw new Error("The content has just been changed elsewhere, and nothing was written: try again.");
  write(folder, texts);
  // What was checked is what pages show next.
  if (content) keepContent(folder, content);
  return { saved: { label } };
}

/** Warnings about some files that are not among the known ones, wherever in its file the value is now. */
const listDoubts = ({ warnings, begun }: SiteContent, texts: Texts, known: Finding[]): Finding[] =>
  [...warnings, ...begun.map(asWarning)].filter(
    ({ file, found, fix }) =>
      texts.has(file) && !known.some((one) => one.file === file && one.found === found && one.fix === fix),
  );

/**
 * Puts a change back, or the last one of some files, or makes it again, whatever was changed after it. Later changes without
 * which it cannot be put back are named first.
 */
export async function putBack(
  state: EditingState,
  { id, files, isBack = true, withLater }: PutBack,
): Promise<Result> {
  const isOf = ({ steps }: Change) => steps.some(({ file }) => files?.includes(file));
  const change = state.changes.findLast((one) => (files ? !one.isBack && isOf(one) : one.id === id));
  if (!change && files) throw new Error("Nothing of this page was saved: see Changes.");
  if (!change || change.isBack === isBack) throw new Error("That has been done already: open Changes again.");
  const { texts, undone } = takeAllBack(isBack ? listPossible(state, change) : [[change]], isBack);
  const put = undone.map((one) => one.change);
  if (put.length > 1 && !withLater) return { later: put.slice(0, -1).map(({ label }) => label) };
  for (const file of texts.keys()) if (state.days.has(file)) setDay(state, texts, file, put);
  const labels = put.map(({ label, backLabel }) => (isBack ? backLabel : label)).join(" ");
  const { saved, ...rest } = await commit(state, texts, isBack ? `Put back. ${labels}` : labels);
  if (!saved) return rest;
  for (const one of undone) Object.assign(one.change, { isBack, steps: one.steps });
  return { saved: { ...saved, page: isBack ? change.backPage : change.page } };
}

/** What can be put back together, the least first: a change with none, one or all of the later ones of its files. */
function listPossible({ changes }: EditingState, change: Change): Change[][] {
  const files = new Set(change.steps.map(({ file }) => file));
  const later = changes.slice(changes.indexOf(change) + 1).filter(({ isBack, steps }) => {
    const isOfThem = !isBack && steps.some(({ file }) => files.has(file));
    // A file may have moved since.
    if (isOfThem) for (const { file } of steps) files.add(file);
    return isOfThem;
  });
  return [[change], ...later.map((one) => [one, change]), [...later.toReversed(), change]];
}

/**
 * Files without changes, the first of several that is possible, and what each did, so that it can be undone exactly.
 * @throws Error where none is possible.
 */
function takeAllBack([put = [], ...others]: Change[][], isBack: boolean) {
  const texts: Texts = new Map();
  try {
    const undone = put.map((change) => ({
      change,
      steps: change.steps.map(({ file, before, after }) => {
        const now = texts.has(file) ? texts.get(file) : readRaw(file);
        const next = takeBack(now, isBack ? before : after, isBack ? after : before);
        texts.set(file, next);
        return isBack ? { file, before: next, after: now } : { file, before: now, after: next };
      }),
    }));
    for (const [file, text] of texts) if (text === readRaw(file)) texts.delete(file);
    return { texts, undone };
  } catch (error) {
    if (others.length === 0) throw error;
    return takeAllBack(others, isBack);
  }
}

/** Makes the draft of a file, or moves files. */
export async function createContent(
  state: EditingState,
  { values, ...given }: { make: string; values: Values; page: string },
): Promise<Result> {
  const trimmed = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value?.trim()]));
  const made = makeFiles(getPlaces(state.folder), state.folder, { ...given, values: trimmed });
  if (!("texts" in made)) return { refused: [made] };
  const { texts, file, ...told } = made;
  const { saved, refused } = await add(state, texts, { ...told, backPage: given.page }, false);
  if (saved) return { saved: { ...saved, page: made.page } };
  // What was asked for is next to its question.
  return { refused: refused?.map((one) => (one.file === file ? { ...one, file: given.make } : one)) };
}
