import { isDeepStrictEqual } from "node:util";
import type { Finding } from "#app/content/finding.ts";
import { listValues } from "#app/content/schema-meta.server.ts";
import { findUnsafeCharacter } from "#app/content/unsafe-character.ts";
import { getValue, type Path } from "#app/content/value-path.ts";
import { straightenQuotes } from "#app/text/typography.ts";
import type { Edit } from "../edit.ts";
import { parseRaw } from "./current.ts";
import { readRaw } from "./write-content.ts";

/** A change of a file, and the value that its editor saw. */
export type FileEdit = Edit & { file: string; seen?: unknown };

/** Why a change is not written; where its value is not the one that its editor saw, with that value. */
export type Refusal = Finding & { conflict?: { theirs: unknown } };

/**
 * Changes as they are written, in an order in which none moves the place of another; or why they are not. A value that its file
 * already has, as after a save whose answer was lost, is left out.
 */
export function checkEdits(given: FileEdit[]): { edits: FileEdit[]; refused: Refusal[] } {
  const place = (edit: FileEdit) => (edit.op === "body" ? edit.at : 0);
  const edits = given
    .map((edit) => tidyValue(edit))
    .filter((edit) => !isWritten(edit))
    .toSorted((one, other) => place(other) - place(one));
  return { edits, refused: edits.flatMap((edit) => [...findUnsafe(edit), ...findConflict(edit)]) };
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
    return problem ? [{ file, line: 1, path: [...edit.path, ...(path as Path)], ...problem }] : [];
  });
}

/** The value of a change as its file has it now; of an entry that is added or moved, the list. */
function readNow({ file, ...edit }: FileEdit): unknown {
  const { data, body } = parseRaw(file, readRaw(file));
  if (edit.op === "body")
    return body.startsWith(edit.from, edit.at) ? edit.from : body.slice(edit.at).split("\n\n", 1)[0];
  return getValue(data, edit.op === "insert" || edit.op === "move" ? edit.path.slice(0, -1) : edit.path);
}

/** Whether a file already has the value of a change. */
const isWritten = (edit: FileEdit): boolean =>
  (edit.op === "set" && isDeepStrictEqual(readNow(edit), edit.value)) ||
  (edit.op === "remove" && readNow(edit) === undefined);

/** A value that somebody else has changed: what it is now, so that both versions are known, and what to do. */
function findConflict(edit: FileEdit): Refusal[] {
  const theirs = readNow(edit);
  if (isDeepStrictEqual(theirs, edit.op === "body" ? edit.from : edit.seen)) return [];
  const found = theirs === undefined ? "nothing" : JSON.stringify(theirs);
  const finding = { file: edit.file, line: 1, found };
  const why = "it has been changed since you opened it";
  // The blocks of a text have no other names than their places, which may be those of others now.
  if (edit.op === "body")
    return [{ ...finding, path: [], fix: `${why}; copy yours, discard it, and open the text again` }];
  const fix = `${why}; to write yours all the same, save again, or else discard it`;
  return [{ ...finding, path: edit.path, fix, conflict: { theirs } }];
}
