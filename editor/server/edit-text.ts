import { isDeepStrictEqual } from "node:util";
import {
  Document,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  parseDocument,
  Scalar,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import { parseContentFile } from "#app/content/content-file.server.ts";
import { getValue } from "#app/content/value-path.ts";
import { changeData, type Edit, type ValueEdit } from "../edit.ts";
import { getSchema, type Schema } from "../schema-shape.ts";

/**
 * Changes the text of a content file; all other bytes stay.
 * @param schema of the file: a new field is put where its order has it.
 * @throws Error where no way of writing it is read back as exactly this change.
 */
export function editText(file: string, text: string, asked: Edit, schema: Schema = {}): string {
  if (!text.endsWith("\n")) return editText(file, `${text}\n`, asked, schema).slice(0, -1);
  const { data, body } = parseContentFile(file, text);
  const edit = asked.op === "body" ? asked : adjustToParents(data, orderFields(data, asked, schema));
  const wanted =
    edit.op === "body"
      ? { data, body: body.slice(0, edit.at) + edit.value + body.slice(edit.at + edit.from.length) }
      : { data: changeData(data, edit), body };
  const parent = edit.op === "body" ? {} : getSchema(schema, data, edit.path.slice(0, -1));
  const order = Object.keys(parent.properties ?? {});
  for (const { start, end, form } of listSpellings(file, text, body, edit, order)) {
    const next = text.slice(0, start) + form + text.slice(end);
    const { faults, ...read } = parseContentFile(file, next);
    if (faults.length === 0 && isDeepStrictEqual({ data: read.data, body: read.body }, wanted)) return next;
  }
  throw new Error(`This cannot be written without changing more of ${file}: open the file instead.`);
}

/** A new value has its fields in the order of the schema, however they were filled in. */
function orderFields(data: unknown, edit: ValueEdit, schema: Schema): ValueEdit {
  if (!("value" in edit) || !edit.value || typeof edit.value !== "object" || Array.isArray(edit.value))
    return edit;
  const value = edit.value as Record<string, unknown>;
  const { properties } = getSchema(schema, changeData(data, edit), edit.path);
  const names = Object.keys({ ...properties, ...value }).filter((name) => name in value);
  return { ...edit, value: Object.fromEntries(names.map((name) => [name, value[name]])) };
}

/** A value is written with the parents that it lacks, and a list goes with its last entry. */
function adjustToParents(data: unknown, edit: ValueEdit): ValueEdit {
  const list = edit.path.slice(0, -1);
  if (edit.op === "remove") {
    const siblings = getValue(data, list);
    const isLast = Array.isArray(siblings) && siblings.length === 1 && list.length > 0;
    return isLast ? { op: "remove", path: list } : edit;
  }
  if (edit.op === "move" || list.length === 0 || getValue(data, list) !== undefined) return edit;
  const key = edit.path.at(-1) ?? "";
  const value = typeof key === "number" ? [edit.value] : { [key]: edit.value };
  return adjustToParents(data, { op: "set", path: list, value });
}

/** A way to write a change: a part of the text, and what replaces it. */
type Spelling = { start: number; end: number; form: string };

/** The ways to write a change; the first one keeps most of how it is written now. */
function listSpellings(file: string, text: string, body: string, edit: Edit, order: string[]): Spelling[] {
  if (edit.op === "body") {
    const start = text.length - body.length + edit.at;
    return [{ start, end: start + edit.from.length, form: edit.value }];
  }
  const document = parseDocument(maskBody(file, text, body));
  const node = document.getIn(edit.path, true);
  if (edit.op === "set" && isScalar(node)) return listScalarSpellings(text, node, edit.value);
  const parent = edit.path.length > 1 ? document.getIn(edit.path.slice(0, -1), true) : document.contents;
  const isThere = edit.op === "set" && node !== undefined;
  return isCollection(parent) && !isThere ? [writeParts(text, parent as YAMLMap, edit, order)] : [];
}

/** The fields of a Markdown file, at their offsets in it. */
function maskBody(file: string, text: string, body: string): string {
  if (!file.endsWith(".md")) return text;
  const [fence = ""] = text.split("\n", 1);
  const fields = text.slice(fence.length, text.length - body.length).replace(/\n---\s*$/, "\n");
  return " ".repeat(fence.length) + fields;
}

/** A scalar with another value, in its own style if that can hold it. */
function listScalarSpellings(text: string, { range, type }: Scalar, value: unknown): Spelling[] {
  const [start = 0, end = 0] = range ?? [];
  const block = (lineBreak: string) => writeBlock(text.slice(start, end), String(value), lineBreak);
  const double = JSON.stringify(value);
  const styles = {
    [Scalar.PLAIN]: () => [String(value), double],
    [Scalar.QUOTE_SINGLE]: () => [`'${String(value).replaceAll("'", "''")}'`, double],
    [Scalar.QUOTE_DOUBLE]: () => [double],
    [Scalar.BLOCK_LITERAL]: () => [block("\n"), `${double}\n`],
    [Scalar.BLOCK_FOLDED]: () => [block("\n\n"), `${double}\n`],
  };
  return styles[type ?? Scalar.PLAIN]().map((form) => ({ start, end, form }));
}

/** The lines of a block, which says by its first line whether its text ends with a line break. */
function writeBlock(source: string, value: string, lineBreak: string): string {
  const [head = "", ...rows] = source.split("\n");
  const indent = /^ */.exec(rows.find((row) => row.trim() !== "") ?? "")?.[0] ?? "";
  const ending = value.endsWith("\n") ? head.replace("-", "") : head.replace(/[-+]?$/, "-");
  return `${ending}\n${value
    .trimEnd()
    .replaceAll("\n", lineBreak)
    .replaceAll(/^(?=.)/gm, indent)}\n`;
}

/** The fields of a map or the entries of a list with one of them added, moved or removed. */
function writeParts(text: string, node: YAMLMap | YAMLSeq, edit: ValueEdit, order: string[]): Spelling {
  const key = edit.path.at(-1) ?? "";
  const [start, end] = [startOf(node), endOf(node)];
  const parts = listParts(text, node);
  const [first, last] = [parts[0], parts.at(-1)];
  const value = "value" in edit ? edit.value : undefined;
  const added = format(typeof key === "number" ? [value] : { [key]: value }, node);
  if (!first || !last) return { start, end, form: added };
  // The spaces and lines between two parts stay; a new part has the same before it.
  const gaps = parts.slice(1).map((part, index) => text.slice(parts[index]?.end, part.start));
  const gap = node.flow ? (gaps[0] ?? ", ") : isMap(node) ? "" : (gaps[0] ?? "");
  const index = typeof key === "number" ? key : findIndex(node, key, edit.op === "set" ? order : undefined);
  const lines = node.flow ? added.slice(1, -1).trim() : `${added.replace(/^(?=.)/gm, first.indent)}\n`;
  const texts = parts.map((part) => text.slice(part.start, part.end));
  const next = changeData({ texts, gaps }, {
    ...edit,
    op: edit.op === "set" ? "insert" : edit.op,
    path: ["texts", index],
    value: lines,
  } as ValueEdit) as { texts: string[] };
  if (next.texts.length < texts.length) gaps.splice(Math.max(index - 1, 0), 1);
  if (next.texts.length > texts.length) gaps.splice(Math.max(index - 1, 0), 0, gap);
  // The first field of an entry is on the line of its dash.
  if (first.isInline) next.texts[0] = next.texts[0]?.trimStart() ?? "";
  return {
    start: first.start,
    end: last.end,
    form: next.texts.map((part, at) => part + (gaps[at] ?? "")).join(""),
  };
}

/** The index of a field. A new one comes after those before it in the schema, never first; a field outside the schema goes last. */
function findIndex(node: YAMLMap | YAMLSeq, key: string, order?: string[]): number {
  const find = (name: string) =>
    node.items.findIndex((item) => isPair(item) && isScalar(item.key) && String(item.key.value) === name);
  if (order && !order.includes(key)) return node.items.length;
  return order ? Math.max(0, ...order.slice(0, order.indexOf(key) + 1).map(find)) + 1 : find(key);
}

/** A new value as YAML: in brackets, or with its entries in them, where those next to it are. */
function format(value: object, { flow = false, items }: YAMLMap | YAMLSeq): string {
  const document = new Document(value);
  const [like] = items;
  const isEntryFlow = isCollection(like) && like.flow === true;
  visit(document, {
    Collection(_, node, path) {
      const isShort =
        isSeq(node) && node.items.every((item) => isScalar(item) && String(item.value).length < 30);
      node.flow = path.length === 1 ? flow : isShort || isEntryFlow;
    },
  });
  return document.toString({ lineWidth: 0 }).trimEnd();
}

const startOf = (node: unknown): number => {
  if (isPair(node)) return startOf(node.key);
  return isNode(node) ? (node.range?.[0] ?? 0) : 0;
};

/** The end of the last text of a node. */
const endOf = (node: unknown): number => {
  if (isPair(node)) return endOf(node.value ?? node.key);
  if (isCollection(node) && !node.flow && node.items.length > 0) return endOf(node.items.at(-1));
  return isNode(node) ? (node.range?.[1] ?? 0) : 0;
};

/** The texts of fields or entries; in lines, each with its indentation and the comment above it. */
function listParts(text: string, node: YAMLMap | YAMLSeq) {
  return node.items.map((item) => {
    const [at, last] = [startOf(item), endOf(item)];
    if (node.flow) return { start: at, end: last, indent: "", isInline: false };
    const end = text[last - 1] === "\n" ? last : text.indexOf("\n", last) + 1;
    const line = text.lastIndexOf("\n", at - 1) + 1;
    const before = text.slice(line, at);
    const indent = isMap(node) ? " ".repeat(before.length) : before.replace(/-.*/s, "");
    if (isMap(node) && before.trim() !== "") return { start: at, end, indent, isInline: true };
    let start = line;
    while (start > 0) {
      const above = text.lastIndexOf("\n", start - 2) + 1;
      if (!text.slice(above, start).trimStart().startsWith("#")) break;
      start = above;
    }
    return { start, end, indent, isInline: false };
  });
}
