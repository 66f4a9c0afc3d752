import type { z } from "zod";
import { fillText, type NameValues, unescapeText } from "#app/text/fill-words.ts";
import { typesetApostrophes, typesetProse } from "#app/text/typography.ts";
import type { Collection, Content, Entry } from "./collection.server.ts";
import { createTargets } from "./references.server.ts";
import {
  getMeta,
  getPart,
  hasReferences,
  isMarkedDraft,
  mapFieldTexts,
  toEntries,
} from "./schema-meta.server.ts";

/** Data as pages show it: without the marks of drafts. */
export type Shown<Data> = Data extends readonly (infer Part)[]
  ? Shown<Part>[]
  : Data extends object
    ? { [Key in keyof Data as Key extends "draft" ? never : Key]: Shown<Data[Key]> }
    : Data;

/** An entry as pages show it. */
export type ShownEntry<Data> = Omit<Entry<Data>, "data"> & { data: Shown<Data> };

/** The entries of each collection, by its `files`: a bundle has its own copies of the collections. */
type Selection = ReadonlyMap<string, ShownEntry<unknown>[]>;

/** Published content: no drafts, nothing retired, no references to either. */
export type ShownContent = {
  /** The entries of a collection that are shown. */
  entries: <Schema extends z.ZodType>(collection: Collection<Schema>) => ShownEntry<z.output<Schema>>[];
  /** The entries of a collection that are no longer shown on this day. */
  retired: ShownContent["entries"];
  /** The data of a single file. Where it is missing, a fault reports why. */
  get: <Schema extends z.ZodType>(collection: Collection<Schema>) => Shown<z.output<Schema>>;
  /**
   * The content with these names filled in. A text with names of its own keeps its escapes, because `fillWords` fills
   * it later.
   */
  fill: (values: NameValues) => ShownContent;
};

function createShown(shown: Selection, retired: Selection, values?: NameValues): ShownContent {
  const list = <S extends z.ZodType>(selection: Selection, collection: Collection<S>) =>
    (selection.get(collection.files) ?? []).map((entry) =>
      values ? fillEntry(entry, collection.schema, values) : entry,
    ) as ShownEntry<z.output<S>>[];
  return {
    entries: (collection) => list(shown, collection),
    retired: (collection) => list(retired, collection),
    get: <S extends z.ZodType>(collection: Collection<S>) =>
      list(shown, collection)[0]?.data as Shown<z.output<S>>,
    fill: (values) => createShown(shown, retired, values),
  };
}

const fillEntry = (entry: ShownEntry<unknown>, schema: z.ZodType, values: NameValues) => ({
  ...entry,
  data: mapFieldTexts(entry.data, schema, (text, { names, isVerbatim, hasCode }) => {
    if (!names) return text;
    // Prose next to code is typeset where the code is rendered.
    const set = hasCode ? text : isVerbatim ? typesetApostrophes(text) : typesetProse(text);
    const filled = fillText(set, values);
    return names.length > 0 ? filled : unescapeText(filled);
  }),
});

/** Selects what is shown of the content. */
export function selectShown(content: Content, collections: Collection[], showDrafts: boolean): ShownContent {
  const published = new Map(
    collections.map((collection) => [
      collection,
      content
        .entries(collection)
        .filter(({ data }) => showDrafts || !isMarkedDraft(data))
        .map((entry): ShownEntry<unknown> => ({ ...entry, data: dropDrafts(entry.data, showDrafts) })),
    ]),
  );
  const select = (collection: Collection, isShown: boolean) =>
    (published.get(collection) ?? []).filter(
      ({ data }) => (collection.shown?.(data, content.today) ?? true) === isShown,
    );
  const shown = new Map(collections.map((collection) => [collection, select(collection, true)]));
  const getTarget = createTargets(collections, (collection) => {
    const slugs = new Set(shown.get(collection)?.map(({ slug }) => slug));
    return content
      .files(collection)
      .filter(({ slug }) => slugs.has(slug))
      .map(({ slug, values }) => ({ slug, values: values.filter(({ isDraft }) => showDrafts || !isDraft) }));
  });
  const leaveOut = (collection: Collection): ShownEntry<unknown>[] =>
    (shown.get(collection) ?? []).flatMap((entry) => {
      const data = dropUnnamed(entry.data, collection.schema, getTarget);
      return data === LEFT_OUT || data === GONE ? [] : { ...entry, data };
    });
  return createShown(
    new Map(collections.map((collection) => [collection.files, leaveOut(collection)])),
    new Map(collections.map((collection) => [collection.files, select(collection, false)])),
  );
}

/** Drops the entries of lists that are drafts, or marks their titles, and drops the fields that mark them. */
function dropDrafts(value: unknown, showDrafts: boolean): unknown {
  if (Array.isArray(value))
    return value
      .filter((entry) => showDrafts || !isMarkedDraft(entry))
      .map((entry) => dropDrafts(entry, showDrafts));
  if (typeof value !== "object" || value === null) return value;
  const { draft, ...data } = value as Record<string, unknown>;
  // In a preview no one should take a draft for published content.
  for (const name of ["title", "question"])
    if (draft === true && typeof data[name] === "string") data[name] = `Draft: ${data[name]}`;
  return Object.fromEntries(Object.entries(data).map(([key, part]) => [key, dropDrafts(part, showDrafts)]));
}

/** Marks a value that is left out. */
const LEFT_OUT = Symbol("left out");

/** Marks a value without which the entry that holds it makes no sense. */
const GONE = Symbol("gone");

/** Leaves out the references to what is not shown, and what makes no sense without them. */
function dropUnnamed(
  value: unknown,
  schema: z.ZodType | undefined,
  getTarget: ReturnType<typeof createTargets>,
): unknown {
  if (!schema || !hasReferences(schema)) return value;
  if (typeof value === "string") {
    const { ref, isEssential } = getMeta(schema);
    if (ref === undefined || getTarget(ref).names.has(value)) return value;
    return isEssential ? GONE : LEFT_OUT;
  }
  if (typeof value !== "object" || value === null) return value;
  const parts = toEntries(value).map(([key, part]): [PropertyKey, unknown] => [
    key,
    dropUnnamed(part, getPart(schema, value, key), getTarget),
  ]);
  if (Array.isArray(value)) return parts.map(([, part]) => part).filter(isKept);
  if (parts.some(([, part]) => part === GONE)) return GONE;
  return Object.fromEntries(parts.filter(([, part]) => isKept(part)));
}

const isKept = (part: unknown): boolean => part !== LEFT_OUT && part !== GONE;
