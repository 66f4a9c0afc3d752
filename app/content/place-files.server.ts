import path from "node:path";
import type { Collection } from "./collection.server.ts";
import { type ContentFile, parseContentFile, refuseFile } from "./content-file.server.ts";
import { ContentError, type Finding } from "./finding.ts";
import { nearest } from "./nearest.ts";
import type { SourceFolder } from "./source-folder.server.ts";

/** Files that no collection reads and that may be there. */
const GUIDE = "README.md";

/** Extensions of texts, which an editor may have given to a file of a collection. */
const TEXT = /\.(md|markdown|txt|ya?ml)/i;

/** Whether a collection is a folder of files; otherwise it is one file. */
export const isFolder = ({ files }: Collection): boolean => path.posix.basename(files).startsWith("*");

/** The folders of files that entries name, next to the entries. */
const ATTACHMENT_FOLDERS = ["files", "solutions"];

/** Slug of an entry: the name of its file. */
export const getSlug = (file: string): string =>
  (path.posix.basename(file).split(".")[0] ?? "").toLowerCase();

/** Parses every file for the collection that it belongs to, and reports files that are missing or that nothing reads. */
export function placeFiles(
  folder: SourceFolder,
  collections: Collection[],
): { files: Map<Collection, ContentFile[]>; findings: Finding[] } {
  const files = new Map<Collection, ContentFile[]>(collections.map((collection) => [collection, []]));
  const findings: Finding[] = [];
  const names = [...folder.names, ...folder.refused.keys()].toSorted();
  const missing = new Map(
    collections
      .filter((collection) => !isFolder(collection) && !names.includes(collection.files))
      .map((collection) => [collection.files, collection]),
  );
  for (const name of names) {
    const owner = collections.find((collection) => owns(collection, name));
    const refusal = folder.refused.get(name);
    if (owner) files.get(owner)?.push(parseFile(folder, name));
    else if (refusal) findings.push({ file: folder.locate(name), field: "", ...refusal });
    if (owner || refusal || name === GUIDE) continue;
    if (collections.some((collection) => isAttachment(collection, name))) continue;
    const { meant, collection } = findMeant(name, missing, collections, folder);
    const fix = meant ? `give it the name ${path.posix.basename(meant)}` : "nothing reads it: remove it";
    const fault = { line: 1, found: `the name ${path.posix.basename(name)}`, fix };
    if (meant) missing.delete(meant);
    if (collection) files.get(collection)?.push(refuseFile(folder.locate(name), [fault]));
    else findings.push({ file: folder.locate(name), field: "", ...fault });
  }
  for (const [name, collection] of missing) {
    const fault = { line: 1, found: "no such file", fix: "write it" };
    files.get(collection)?.push(refuseFile(folder.locate(name), [fault]));
  }
  return { files, findings };
}

/** @throws ContentError where a folder that must have files has none: nothing else could be checked. */
export function expectFiles(folder: SourceFolder, files: ReadonlyMap<Collection, ContentFile[]>): void {
  const faults = [...files]
    .filter(([collection, own]) => isFolder(collection) && !collection.mayBeEmpty && own.length === 0)
    .map(([collection]) => {
      const file = folder.locate(path.posix.dirname(collection.files));
      const fix = `put it back: git checkout -- ${file}`;
      return { file, line: 1, field: "", found: "a folder that is missing or empty", fix };
    });
  if (faults.length > 0) throw new ContentError(faults);
}

function owns({ files }: Collection, name: string): boolean {
  const { dir, base } = path.posix.parse(files);
  return base.startsWith("*")
    ? path.posix.dirname(name) === dir && name.endsWith(base.slice(1))
    : name === files;
}

const isAttachment = ({ files, attachments }: Collection, name: string): boolean =>
  attachments !== undefined &&
  ATTACHMENT_FOLDERS.some((folder) => name.startsWith(`${path.posix.dirname(files)}/${folder}/`));

/** The name that a file was meant to have, and the collection that it then belongs to. */
function findMeant(
  name: string,
  missing: ReadonlyMap<string, Collection>,
  collections: Collection[],
  folder: SourceFolder,
): { meant?: string; collection?: Collection } {
  const near = nearest(
    name,
    [...missing.keys()].filter((other) => path.posix.dirname(other) === path.posix.dirname(name)),
  );
  const single = near && missing.get(near);
  if (single) return { meant: near, collection: single };
  const collection = collections.find(
    (one) => isFolder(one) && path.posix.dirname(one.files) === path.posix.dirname(name),
  );
  if (!collection) return {};
  const [stem = ""] = name.split(".");
  const meant = `${stem.toLowerCase()}${path.posix.extname(collection.files)}`;
  return TEXT.test(name) && !folder.names.includes(meant) ? { meant, collection } : { collection };
}

function parseFile(folder: SourceFolder, name: string): ContentFile {
  const text = folder.readText(name);
  return typeof text === "string"
    ? parseContentFile(folder.locate(name), text)
    : refuseFile(folder.locate(name), text);
}
