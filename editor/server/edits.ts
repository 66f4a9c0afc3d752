import { isDeepStrictEqual } from "node:util";
import type { Finding } from "#app/content/finding.ts";
import { listValues } from "#app/content/schema-meta.server.ts";
import { findUnsafeCharacter } from "#app/content/unsafe-character.ts";
import { getValue, type Path } from "#app/content/value-path.ts";
import { straightenQuotes } from "#app/text/typography.ts";
import { changeData, type Edit } from "../edit.ts";
import { getSchema, type Schema } from "../schema-shape.ts";
import { parseRaw } from "./current.ts";
import { readRaw } from "./write-content.ts";

/** A change of a file, and the value that its editor saw. */
export type FileEdit = Edit & { file: string; seen?: unknown };

/** Why a change is not written; where its value is not the one that its editor saw, with that value. */
export type Refusal = Finding & { conflict?: { theirs: unknown } };

/**
 * Changes as they are written, or why they are not. Values that a file already has are left out.
 * @param getSchemaOf finds the schema of a file.
 */
export function checkEdits(
  given: FileEdit[],
  getSchemaOf: (file: string) => Schema,
): { edits: FileEdit[]; refused: Refusal[] } {
  const offset = (edit: FileEdit) => (edit.op === "body" ? edit.at : 0);
  const edits = given
    .map((edit) => tidyEdit(edit, getSchemaOf(edit.file)))
    // Such as after a save whose answer was lost.
    .filter((edit) => !isWritten(edit))
    // From the end of the body to its beginning: none moves another.
    .toSorted((one, other) => offset(other) - offset(one));
  return { edits, refused: edits.flatMap((edit) => [...findUnsafe(edit), ...findConflict(edit)]) };
}

/** A change as it would have been typed in a code editor. */
function tidyEdit(edit: FileEdit, schema: Schema): FileEdit {
  if (!("value" in edit) || edit.value === undefined) return edit;
  if (edit.op === "body") return { ...edit, value: straightenProse(edit.value) };
  const data = changeData(parseRaw(edit.file, readRaw(edit.file)).data, edit);
  const tidy = (value: unknown, path: Path): unknown => {
    if (Array.isArray(value)) return value.map((entry, index) => tidy(entry, [...path, index]));
    if (typeof value === "object" && value !== null)
      return Object.fromEntries(
        Object.entries(value).map(([key, part]) => [key, tidy(part, [...path, key])]),
      );
    return typeof value === "string" ? tidyText(value, getSchema(schema, data, path)) : value;
  };
  return { ...edit, value: tidy(edit.value, edit.path) };
}

/** A text of a field: a single line has no spaces at its end, and only what is typeset has the quotes of keyboards. */
function tidyText(value: string, { names, isVerbatim, hasCode }: Schema): string {
  const text = value.includes("\n") ? value : value.trimEnd();
  if (!names || isVerbatim) return text;
  return hasCode ? straightenProse(text) : straightenQuotes(text);
}

/** Prose with the quotes that keyboards write. With code in it, all stay: those of the code mean something. */
const straightenProse = (text: string): string => (text.includes("`") ? text : straightenQuotes(text));

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
  // A block has no name but its offset, at which another one may be now.
  if (edit.op === "body")
    return [{ ...finding, path: [], fix: `${why}; copy yours, discard it, and open the text again` }];
  const fix = `${why}; to write yours all the same, save again, or else discard it`;
  return [{ ...finding, path: edit.path, fix, conflict: { theirs } }];
}
