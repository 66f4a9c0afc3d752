import path from "node:path";
import { PROMPT_FILES, SITE_FILES } from "./addresses.ts";
import { findingAt } from "./check-shape.server.ts";
import type { Collection, Content } from "./collection.server.ts";
import type { ContentFile } from "./content-file.server.ts";
import { type Draft, listDrafts } from "./drafts.server.ts";
import type { Finding } from "./finding.ts";
import { nearest, suggestName } from "./nearest.ts";
import { isFolder, placeFiles } from "./place-files.server.ts";
import { type ReadFile, readEntry } from "./read-entry.server.ts";
import { isMarkedDraft, listValues } from "./schema-texts.server.ts";
import { SourceFolder } from "./source-folder.server.ts";

/** Collections by the names that references use. */
export type Collections = Record<string, Collection>;

/** The entries of a collection that a reference may name. */
type Named = { slug: string; data: unknown };

/**
 * Reads the files of all collections. Checks each by itself, then all references between them, and at last what only a
 * collection knows.
 * @param today ISO day of the build.
 */
export function readContent(
  root: string,
  collections: Collections,
  today: string,
): { content: Content; drafts: Draft[]; findings: Finding[] } {
  const folder = new SourceFolder(root);
  const list = Object.values(collections);
  const placed = placeFiles(folder, list);
  const read = new Map(
    list.map((collection) => [
      collection,
      (placed.files.get(collection) ?? []).map((file) => readEntry(file, collection, folder, today)),
    ]),
  );
  const content = createContent(read, today);
  const findings = list.flatMap((collection) => {
    const files = read.get(collection) ?? [];
    return [
      ...files.flatMap((file) => file.findings),
      ...checkUnique(files, collection),
      ...checkReferences(files, collection, collections, content),
      ...files.flatMap((file) => checkLinks(file, content)),
      ...files.flatMap(({ entry }) => (entry && collection.check?.(entry, content)) ?? []),
    ];
  });
  return {
    content,
    drafts: [...placed.files.values()].flat().flatMap(listDrafts),
    findings: [...placed.findings, ...findings],
  };
}

function createContent(read: ReadonlyMap<Collection, ReadFile[]>, today: string): Content {
  const entries = new Map(
    [...read].map(([collection, files]) => [collection, files.flatMap(({ entry }) => entry ?? [])]),
  );
  const pages = new Map(
    [...read].flatMap(([collection, files]) =>
      files.flatMap(({ slug, file: { data }, entry }) => {
        // A file with a fault has its page all the same, so that links to it are right.
        const path = entry ? entry.path : collection.path?.({ slug, data: data ?? {} });
        return path === undefined ? [] : [[path, { isDraft: isMarkedDraft(data) }] as const];
      }),
    ),
  );
  const bySlug = new Map(
    Array.from(entries, ([collection, list]) => [
      collection,
      new Map(list.map((entry) => [entry.slug, entry])),
    ]),
  );
  return {
    today,
    pages,
    find: (collection, slug) => bySlug.get(collection)?.get(slug) as never,
    files: (collection) => read.get(collection) ?? [],
    entries: (collection) => (entries.get(collection) ?? []) as never,
    all: (collection) =>
      (read.get(collection)?.every(({ entry }) => entry) ? entries.get(collection) : undefined) as never,
  };
}

/** Finds every value of a unique field that an entry before it has as well. */
const checkUnique = (files: ReadFile[], { unique = [] }: Collection): Finding[] =>
  unique.flatMap((field) =>
    checkRepeats(
      files.flatMap(({ file }) =>
        listValues(file.data, field.split(".")).map((found) => ({ file, ...found })),
      ),
    ),
  );

/** A value, and where it is written. */
export type PlacedValue = { file: ContentFile; path: PropertyKey[]; value: unknown };

/** Finds every value that is written before it as well. */
export function checkRepeats(values: PlacedValue[]): Finding[] {
  const firsts = new Map<unknown, PlacedValue>();
  return values.flatMap((placed) => {
    const { file, path, value } = placed;
    const first = firsts.get(value);
    if (!first) {
      firsts.set(value, placed);
      return [];
    }
    const place = `${first.file.file}:${first.file.lineOf(first.path)}`;
    return findingAt(file, path, value, `already used in ${place}: write another`);
  });
}

/** Finds every value of a reference that names nothing. */
const checkReferences = (
  files: ReadFile[],
  { references = {} }: Collection,
  collections: Collections,
  content: Content,
): Finding[] =>
  Object.entries(references).flatMap(([field, target]) => {
    const [name = "", ...rest] = target.split(".");
    const collection = collections[name] as Collection;
    const isSlug = isFolder(collection) && rest.length === 0;
    // A file with a fault hides its values, but not its name.
    if (!isSlug && !content.all(collection)) return [];
    const known = listNames(target, collections, (one) =>
      content.files(one).map(({ slug, file: { data } }) => ({ slug, data })),
    );
    const place = isFolder(collection) ? path.posix.dirname(collection.files) : collection.files;
    const [where, other] = isSlug ? ["no such file in", ""] : ["not in", ", or add it there"];
    return files.flatMap(({ file }) =>
      listValues(file.data, field.split(".")).flatMap(({ value, path }) =>
        typeof value !== "string" || known.has(value)
          ? []
          : findingAt(
              file,
              path,
              value,
              `${where} content/${place}: ${suggestName(value, [...known])}${other}`,
            ),
      ),
    );
  });

/**
 * What a reference may name: the entries of a collection such as `courses`, by their slugs; the fields of a single file
 * such as `publishers`; or the values of a field, such as `site.mentors.name`.
 */
export function listNames(
  target: string,
  collections: Collections,
  list: (collection: Collection) => Named[],
): ReadonlySet<string> {
  const [name = "", ...field] = target.split(".");
  const collection = collections[name];
  if (!collection) throw new Error(`A reference names ${target}, but no collection has the name ${name}.`);
  const named = list(collection);
  if (field.length > 0)
    return new Set(named.flatMap(({ data }) => listValues(data, field).map(({ value }) => String(value))));
  return new Set(
    isFolder(collection)
      ? named.map(({ slug }) => slug)
      : named.flatMap(({ data }) => Object.keys(data ?? {})),
  );
}

/** Files of the site that a visitor may open. */
const FILES: ReadonlySet<string> = new Set([...Object.values(PROMPT_FILES), ...Object.values(SITE_FILES)]);

/** Checks that the pages exist that a file links to. Their fragments are checked in the built pages. */
const checkLinks = ({ file, links }: ReadFile, content: Content): Finding[] =>
  links.flatMap(({ href, at, line }) => {
    const [address = ""] = href.split(/[?#]/, 1);
    if (!/^\/(?![/\\])/.test(address) || FILES.has(address)) return [];
    const fix = adviseOnAddress(address, content);
    return fix ? [{ ...findingAt(file, at, href, fix), ...(line ? { line } : {}) }] : [];
  });

/** What to write instead of an address that visitors cannot open; undefined for one that they can. */
export function adviseOnAddress(address: string, { pages }: Content): string | undefined {
  const page = pages.get(address);
  if (page?.isDraft) return "that page is a draft: publish it first, or link to another page";
  if (page) return undefined;
  const near = nearest(address, pages.keys());
  return `no such page: write ${near ?? "an address of the site, such as /courses"}`;
}
