import { isDeepStrictEqual } from "node:util";
import type { FileOverlay } from "#app/content/content-file.server.ts";
import { ContentError, type Finding } from "#app/content/finding.ts";
import { keepContent } from "#app/site/current-content.server.ts";
import { loadSiteContent } from "#app/site/load-content.server.ts";
import type { SiteContent } from "#app/site/site-content.server.ts";
import { getContent, getFileSchema, getPlaces } from "./current.ts";
import { describeEdit } from "./differences.ts";
import { checkEdits, type FileEdit, type Refusal } from "./edits.ts";
import { getNextDay, setDay } from "./modified-day.ts";
import { makeFiles, type Values } from "./new-content.ts";
import { editRaw, readRaw, write } from "./write-content.ts";

/** What has been done, and the pages to show once it is made, and once it is put back. */
export type Done = { label: string; page?: string | undefined; backPage?: string };

/** What was saved at once, with its files before and after it, and whether it has been put back. */
export type Change = Done & {
  id: number;
  isBack: boolean;
  steps: { file: string; before: string | undefined; after: string | undefined }[];
};

/** What the server keeps from one request to the next. */
export type EditingState = {
  folder: string;
  changes: Change[];
};

/** What became of changes. */
export type Result = {
  /** What has been done, the page to show then, and what may be wrong with it. */
  saved?: { label: string; page?: string | undefined; warnings: Finding[] };
  /** Why nothing was written. */
  refused?: Refusal[] | undefined;
};

/** Saves changes, all or none. */
export function save(state: EditingState, { edits: given }: { edits: FileEdit[] }): Result {
  const places = getPlaces(state.folder);
  // It throws for files that are not of the content, before they are read.
  const getSchemaOf = (file: string) => getFileSchema(places, file);
  const { edits, refused } = checkEdits(given, getSchemaOf);
  if (refused.length > 0) return { refused };
  if (edits.length === 0) return { saved: { label: "It is in the file.", warnings: [] } };
  const overlay: FileOverlay = new Map();
  for (const { file, ...edit } of edits)
    overlay.set(file, editRaw(file, overlay.get(file) ?? readRaw(file), [edit], getSchemaOf(file)));
  return add(state, overlay, { label: edits.map(describeEdit).join(" ") }, true);
}

/** Writes a change, and remembers how to put it back. */
function add(state: EditingState, overlay: FileOverlay, done: Done, setsDays: boolean): Result {
  const steps = Array.from(overlay, ([file, after]) => ({ file, before: readRaw(file), after }));
  if (setsDays)
    for (const { file, before, after } of steps)
      overlay.set(file, setDay(file, after, getNextDay(file, before, after)));
  const { refused, warnings } = writeChecked(state.folder, overlay);
  if (refused.length > 0) return { refused };
  state.changes.push({ id: state.changes.length + 1, ...done, isBack: false, steps });
  return { saved: { label: done.label, warnings } };
}

/** Writes files, unless the reader refuses them. Returns why, or its new warnings. */
export function writeChecked(
  folder: string,
  overlay: FileOverlay,
): { refused: Finding[]; warnings: Finding[] } {
  const known = getContent(folder);
  try {
    const content = loadSiteContent(folder, { overlay });
    write(folder, overlay);
    // What was checked is what pages show next.
    keepContent(folder, content);
    return { refused: [], warnings: listNewWarnings(content, overlay, known.warnings) };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    // Faults that were there before do not keep a file from being written.
    const refused = error.faults.filter((one) => !known.faults.some(isSameAs(one)));
    if (refused.length === 0) write(folder, overlay);
    return { refused, warnings: [] };
  }
}

/** Whether a finding is this one, whose line may have moved. */
const isSameAs = (one: Finding) => (other: Finding) =>
  isDeepStrictEqual({ ...one, line: 0 }, { ...other, line: 0 });

/** Warnings about some files that are not among the known ones, wherever in its file the value is now. */
const listNewWarnings = (
  { warnings, begun }: SiteContent,
  overlay: FileOverlay,
  known: Finding[],
): Finding[] =>
  [...warnings, ...begun].filter(
    ({ file, found, fix }) =>
      overlay.has(file) && !known.some((one) => one.file === file && one.found === found && one.fix === fix),
  );

/** Makes the draft of a file, or moves files. */
export function createContent(
  state: EditingState,
  { values, ...given }: { make: string; values: Values; page: string },
): Result {
  const trimmed = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value?.trim()]));
  const made = makeFiles(getPlaces(state.folder), state.folder, { ...given, values: trimmed });
  if (!("overlay" in made)) return { refused: [made] };
  const { overlay, file, ...done } = made;
  const { saved, refused } = add(state, overlay, { ...done, backPage: given.page }, false);
  if (saved) return { saved: { ...saved, page: made.page } };
  // The form shows a fault of the new file next to the question that it answers.
  return { refused: refused?.map((one) => (one.file === file ? { ...one, file: given.make } : one)) };
}
