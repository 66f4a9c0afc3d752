import type { Path } from "#app/content/value-path.ts";

/** One change of the data of a file; lists are changed entry by entry. */
export type ValueEdit =
  | { op: "set" | "insert"; path: Path; value: unknown }
  | { op: "remove"; path: Path }
  | { op: "move"; path: Path; to: number };

/** One change of a file: of its data, or of a block of its Markdown. */
export type Edit = ValueEdit | { op: "body"; at: number; from: string; value: string };

/** Data with a change. */
export function changeData(data: unknown, edit: ValueEdit): unknown {
  const [key = "", ...rest] = edit.path;
  const copy = (Array.isArray(data) ? [...data] : { ...(data as object) }) as Record<
    string | number,
    unknown
  >;
  if (rest.length > 0)
    copy[key] = changeData(copy[key] ?? (typeof rest[0] === "number" ? [] : {}), { ...edit, path: rest });
  else if (edit.op === "set") copy[key] = edit.value;
  else if (!Array.isArray(copy)) delete copy[key];
  else if (edit.op === "insert") copy.splice(Number(key), 0, edit.value);
  else {
    const [entry] = copy.splice(Number(key), 1);
    if (edit.op === "move") copy.splice(edit.to, 0, entry);
  }
  return copy;
}
