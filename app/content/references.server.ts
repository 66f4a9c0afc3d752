import path from "node:path";
import { findNearest, suggestName } from "#app/text/find-nearest.ts";
import { isFolder } from "./assign-files.server.ts";
import type { Collection, Content, Entry } from "./collection.server.ts";
import { type Finding, findingAt } from "./finding.ts";
import type { ReadFile } from "./read-entry.server.ts";
import { type FoundValue, isMarkedDraft, listMetas } from "./schema-meta.server.ts";

/** An entry of a collection, as far as references may name it. */
type Referable = { slug: string; values: FoundValue[] };

/** What a reference may name. */
type Target = {
  collection: Collection;
  /** Whether it names an entry, by its slug; otherwise a text of one. */
  isEntry: boolean;
  names: ReadonlySet<string>;
};

/** Finds what references may name among the entries that `list` gives of a collection. */
export function createTargets(
  collections: Collection[],
  list: (collection: Collection) => Referable[],
): (ref: string) => Target {
  const declaring = new Map(
    collections.flatMap((collection) =>
      listMetas(collection.schema).flatMap(({ declares }) =>
        declares ? [[declares, collection] as const] : [],
      ),
    ),
  );
  const targets = new Map<string, Target>();
  const find = (ref: string): Target => {
    const declared = declaring.get(ref);
    const collection =
      declared ?? collections.find((one) => isFolder(one) && path.posix.dirname(one.files) === ref);
    if (!collection)
      throw new Error(`A field refers to '${ref}': no folder and no declared field has this name.`);
    const names = list(collection).flatMap((entry) =>
      declared
        ? entry.values.flatMap(({ value, meta }) => (meta.declares === ref ? String(value) : []))
        : [entry.slug],
    );
    return { collection, isEntry: !declared, names: new Set(names) };
  };
  return (ref) => {
    const target = targets.get(ref) ?? find(ref);
    targets.set(ref, target);
    return target;
  };
}

/** Later than every day in content: an entry that is still shown then has no last day. */
const END_OF_DAYS = "9999-12-31";

/** The entry that this one cannot be shown without, if that entry is a draft or has a last day. */
export function findRemover(
  { values }: ReadFile,
  getTarget: (ref: string) => Target,
  find: Content["find"],
): Entry<unknown> | undefined {
  for (const { value, path: at, meta } of values) {
    // An essential reference inside a list removes only its entry of the list.
    if (!meta.isEssential || meta.ref === undefined || at.some((key) => typeof key === "number")) continue;
    const { collection } = getTarget(meta.ref);
    const entry = find(collection, String(value));
    if (entry && (isMarkedDraft(entry.data) || collection.shown?.(entry.data, END_OF_DAYS) === false))
      return entry;
  }
  return undefined;
}

/** Finds every reference that names nothing. */
export const checkReferences = (
  { file, values }: ReadFile,
  getTarget: (ref: string) => Target,
  content: Content,
): Finding[] =>
  values.flatMap(({ value, path: at, meta: { ref } }) => {
    if (ref === undefined || typeof value !== "string") return [];
    const { collection, isEntry, names } = getTarget(ref);
    // A file with a fault hides its values, but not its name.
    if (names.has(value) || (!isEntry && !content.all(collection))) return [];
    const place = isFolder(collection) ? path.posix.dirname(collection.files) : collection.files;
    const fix = isEntry
      ? `no such file in content/${place}: ${adviseOnEntry(value, collection, names, content)}`
      : `not in content/${place}: ${suggestName(value, [...names])}, or add it there`;
    return findingAt(file, at, value, fix);
  });

/** What to write instead of the name of an entry that is not there; it may have another name now. */
function adviseOnEntry(
  name: string,
  collection: Collection,
  names: ReadonlySet<string>,
  content: Content,
): string {
  const address = collection.path?.({ slug: name, data: {} });
  const to = address === undefined ? undefined : content.moved.get(address);
  const renamed = content.entries(collection).find(({ path }) => to !== undefined && path === to);
  if (renamed) return `it was renamed: write ${renamed.slug}`;
  if (address === undefined || findNearest(name, names)) return suggestName(name, [...names]);
  return `write the name of another one; if it was renamed, first add the line - { from: ${address}, to: NEW ADDRESS } to redirects.yaml`;
}
