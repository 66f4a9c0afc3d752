import { isDeepStrictEqual } from "node:util";
import type { Finding } from "#app/content/finding.ts";
import { listValues } from "#app/content/schema-meta.server.ts";
import { findUnsafeCharacter } from "#app/content/unsafe-character.ts";
import { getValue, type Path } from "#app/content/value-path.ts";
import { straightenQuotes } from "#app/text/typography.ts";
import { changeData, type Edit } from "../edit.ts";
import { parseRaw } from "./current.ts";
import { readRaw } from "./write-content.ts";

/** A change of a file, and the value that its editor saw. */
export type FileEdit = Edit & { file: string; seen?: unknown };

/** A value that is not what its editor saw. */
export type Conflict = { file: string; path: Path; at?: number; theirs: unknown };

/**
 * Changes as they are written, in an order in which none moves the place of another; or why they are not. What was done to its
 * file already, as after a save whose answer was lost, is left out.
 */
export function checkEdits(given: FileEdit[]) {
  const place = (edit: FileEdit) => (edit.op === "body" ? edit.at : 0);
  const compared = given
    .map((edit) => tidyValue(edit))
    .map((edit) => ({ edit, ...compare(edit) }))
    .filter(({ isWritten }) => !isWritten)
    .toSorted((one, other) => place(other.edit) - place(one.edit));
  const edits = compared.map(({ edit }) => edit);
  return {
    edits,
    refused: edits.flatMap(findUnsafe),
    conflicts: compared.flatMap(({ conflicts }) => conflicts),
  };
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

/** How a value in its file compares with the one that its editor saw, and with the one that it would be. */
function compare({ seen, file, ...edit }: FileEdit): { isWritten: boolean; conflicts: Conflict[] } {
  const { data, body } = parseRaw(file, readRaw(file));
  if (edit.op === "body") {
    const { at, from, value } = edit;
    const isThere = (text: string) => body.startsWith(text, at);
    // One of them may begin with the other.
    const isWritten = isThere(value) && !(from.length > value.length && isThere(from));
    const theirs = body.slice(at, at + from.length);
    return { isWritten, conflicts: isThere(from) ? [] : [{ file, path: [], at, theirs }] };
  }
  const isOfList = edit.op === "insert" || edit.op === "move";
  const theirs = getValue(data, isOfList ? edit.path.slice(0, -1) : edit.path);
  const wanted = isOfList
    ? changeData(seen ?? [], { ...edit, path: edit.path.slice(-1) })
    : edit.op === "set"
      ? edit.value
      : undefined;
  return {
    isWritten: isDeepStrictEqual(theirs, wanted),
    conflicts: isDeepStrictEqual(theirs, seen) ? [] : [{ file, path: edit.path, theirs }],
  };
}
