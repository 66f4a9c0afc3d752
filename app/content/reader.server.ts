import path from "node:path";
import type { z } from "zod";
import { assignFiles, findLikelyCollection } from "./assign-files.server.ts";
import type { Collection, Content, Entry, LinkedPage } from "./collection.server.ts";
import type { ContentFile, FileOverlay } from "./content-file.server.ts";
import { type Draft, listDrafts } from "./drafts.server.ts";
import { type Finding, findingAt } from "./finding.ts";
import { checkLinks } from "./links.server.ts";
import { type ReadContext, type ReadFile, readEntry } from "./read-entry.server.ts";
import { REDIRECTS } from "./redirects.server.ts";
import { checkReferences, createTargets, findRemover } from "./references.server.ts";
import { isMarkedDraft } from "./schema-meta.server.ts";
import { SourceFolder } from "./source-folder.server.ts";

/**
 * Reads the files of all collections. Validates each file, then the references between files, then what each
 * collection's own `check` demands.
 * @param overlay texts to read instead of files on disk.
 */
export function readContent(
  root: string,
  collections: Collection[],
  context: ReadContext,
  overlay?: FileOverlay,
): { content: Content; drafts: Draft[]; findings: Finding[] } {
  const folder = new SourceFolder(root, overlay);
  const placed = assignFiles(folder, collections);
  const read = new Map(
    collections.map((collection) => [
      collection,
      (placed.files.get(collection) ?? []).map((file) => {
        const entry = readEntry(file, collection, folder, context);
        return entry.entry || file.faults.length > 0
          ? entry
          : refuseMisplaced(
              entry,
              collections.filter((one) => one !== collection),
            );
      }),
    ]),
  );
  const getTarget = createTargets(collections, (collection) => read.get(collection) ?? []);
  const content = createContent(read, getTarget, context);
  const findings = collections.flatMap((collection) => {
    const files = read.get(collection) ?? [];
    return [
      ...files.flatMap((file) => file.findings),
      ...checkUnique(files),
      ...files.flatMap((file) => checkReferences(file, getTarget, content)),
      ...files.flatMap(({ file, links, entry }) => checkLinks({ file, links, path: entry?.path }, content)),
      ...files.flatMap(({ entry }) => (entry && collection.check?.(entry, content)) ?? []),
    ];
  });
  return {
    content,
    drafts: [...read.values()].flat().flatMap(({ file, lacking }) => listDrafts(file, lacking)),
    findings: [...placed.findings, ...findings],
  };
}

/** Reports only the folder of a file whose fields are those of another kind of entry. */
function refuseMisplaced(read: ReadFile, others: Collection[]): ReadFile {
  const { file } = read;
  const kind = findLikelyCollection(file, others);
  if (!kind) return read;
  const fix = `move it to content/${path.posix.dirname(kind.files)}`;
  const fault = { ...findingAt(file, [], undefined, fix), found: "the fields of another kind of file" };
  return { ...read, values: [], links: [], findings: [fault] };
}

function createContent(
  read: ReadonlyMap<Collection, ReadFile[]>,
  getTarget: ReturnType<typeof createTargets>,
  { today, files: siteFiles }: ReadContext,
): Content {
  const entries = new Map(
    [...read].map(([collection, files]) => [collection, files.flatMap(({ entry }) => entry ?? [])]),
  );
  const list = <S extends z.ZodType>(collection: Collection<S>) =>
    (entries.get(collection) ?? []) as Entry<z.output<S>>[];
  const bySlug = new Map(
    Array.from(entries, ([collection, list]) => [
      collection,
      new Map(list.map((entry) => [entry.slug, entry])),
    ]),
  );
  const find = <S extends z.ZodType>(collection: Collection<S>, slug: string) =>
    bySlug.get(collection)?.get(slug) as Entry<z.output<S>> | undefined;
  const pages = new Map(
    [...read].flatMap(([collection, files]) =>
      files.flatMap((file) => {
        const { slug, entry } = file;
        const { data } = file.file;
        // A file with a fault has its page all the same, so that links to it are right.
        const path = entry ? entry.path : collection.path?.({ slug, data: data ?? {} });
        if (path === undefined) return [];
        const page: LinkedPage = { isDraft: isMarkedDraft(data) };
        if (entry?.ids) page.ids = new Set(entry.ids);
        const remover = findRemover(file, getTarget, find);
        if (remover) page.removedWith = remover;
        return [[path, page] as const];
      }),
    ),
  );
  return {
    today,
    pages,
    siteFiles,
    moved: new Map(list(REDIRECTS).flatMap(({ data }) => data.map(({ from, to }) => [from, to]))),
    links: [...read.values()].flat().flatMap(({ file, links }) => links.map((link) => ({ ...link, file }))),
    find,
    files: (collection) => read.get(collection) ?? [],
    entries: list,
    all: (collection) => (read.get(collection)?.every(({ entry }) => entry) ? list(collection) : undefined),
  };
}

/** Finds every value of a unique field that repeats an earlier one. */
function checkUnique(files: ReadFile[]): Finding[] {
  const values = files.flatMap(({ file, values }) =>
    values.filter(({ meta }) => meta.isUnique).map(({ value, path }) => ({ file, value, path })),
  );
  const byField = Map.groupBy(values, ({ path }) => path.filter((key) => typeof key === "string").join("."));
  return [...byField.values()].flatMap(findRepeatedValues);
}

/** A value, and where it is written. */
export type PlacedValue = { file: ContentFile; path: PropertyKey[]; value: unknown };

/** Finds every value that repeats an earlier one. */
export function findRepeatedValues(values: PlacedValue[]): Finding[] {
  const firsts = new Map<unknown, PlacedValue>();
  return values.flatMap((placed) => {
    const { file, path, value } = placed;
    const first = firsts.get(value);
    if (!first) {
      firsts.set(value, placed);
      return [];
    }
    const place = `${first.file.file}:${first.file.lineOf(first.path)}`;
    return findingAt(file, path, value, `already used in ${place}: change one of the two`);
  });
}
