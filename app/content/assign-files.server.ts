import path from "node:path";
import type { Collection } from "./collection.server.ts";
import { type ContentFile, locateFaults, parseContentFile, refuseFile } from "./content-file.server.ts";
import { ContentError, type Finding } from "./finding.ts";
import type { SourceFolder } from "./source-folder.server.ts";

/** The one file that may be in `content/` without a collection. */
const GUIDE = "README.md";

/** Extensions of texts that an editor may have used instead of a collection's own. */
const TEXTS = [".md", ".markdown", ".txt", ".yaml", ".yml"];

/** Whether a collection is a folder of files; otherwise it is one file. */
export const isFolder = ({ files }: Collection): boolean => path.posix.parse(files).name === "*";

/** Slug of an entry: the name of its file. */
export const getSlug = (file: string): string =>
  (path.posix.basename(file).split(".")[0] ?? "").toLowerCase();

/**
 * Parses every file for the collection that it belongs to, and reports files that are missing or that nothing reads.
 * @throws ContentError where a folder that must have files has none: nothing else could be checked.
 */
export function assignFiles(
  folder: SourceFolder,
  collections: Collection[],
): { files: ReadonlyMap<Collection, ContentFile[]>; findings: Finding[] } {
  const files = new Map<Collection, ContentFile[]>(collections.map((collection) => [collection, []]));
  const findings: Finding[] = [];
  const owners = new Map(collections.map((collection) => [collection.files, collection]));
  for (const name of folder.names) {
    const { dir, ext } = path.posix.parse(name);
    const owner = owners.get(name) ?? owners.get(`${dir}/*${ext}`);
    const refusal = folder.refused.get(name);
    if (owner) files.get(owner)?.push(parseFile(folder, name));
    else if (refusal) findings.push(...locateFaults(folder.locate(name), [refusal]));
    else if (name !== GUIDE && !collections.some((collection) => isAttachment(collection, name))) {
      const meant = guessPlace(folder, name, collections);
      const file = refuseName(folder, name, meant?.name);
      if (meant && !folder.names.includes(meant.name)) files.get(meant.collection)?.push(file);
      else findings.push(...file.faults);
    }
  }
  for (const collection of collections.filter(({ attachments }) => attachments))
    findings.push(...refuseLeftFiles(folder, collection, files.get(collection)));
  const empty = collections.filter((collection) => files.get(collection)?.length === 0);
  for (const collection of empty.filter((one) => !isFolder(one))) {
    const name = folder.locate(collection.files);
    const fault = {
      line: 1,
      found: "no such file",
      fix: `create it, or restore it: git checkout -- ${name}`,
    };
    files.get(collection)?.push(refuseFile(name, [fault]));
  }
  const faults = empty
    .filter((collection) => isFolder(collection) && !collection.mayBeEmpty)
    .flatMap(({ files }) => {
      const name = folder.locate(path.posix.dirname(files));
      const found = "a folder that is missing or empty";
      return locateFaults(name, [{ line: 1, found, fix: `restore it: git checkout -- ${name}` }]);
    });
  if (faults.length > 0) throw new ContentError(faults);
  return { files, findings };
}

/** Where a file that nothing reads was meant to be: by its fields, or by its name. */
function guessPlace(
  folder: SourceFolder,
  name: string,
  collections: Collection[],
): { collection: Collection; name: string } | undefined {
  const { base } = path.posix.parse(name);
  const kind = findLikelyCollection(parseFile(folder, name), collections);
  if (kind) return { collection: kind, name: path.posix.join(path.posix.dirname(kind.files), base) };
  for (const collection of collections) {
    const right = getNameIn(collection, name);
    if (right) return { collection, name: right };
  }
  const missing = collections.find(
    ({ files }) => files.endsWith(`/${base}`) && !folder.names.includes(files),
  );
  return missing && { collection: missing, name: missing.files };
}

/** The folder whose entries have fields like those of a file. */
export const findLikelyCollection = (
  { file, data }: ContentFile,
  collections: Collection[],
): Collection | undefined =>
  data === undefined || data === null
    ? undefined
    : collections.find(
        (collection) =>
          isFolder(collection) &&
          path.posix.extname(collection.files) === path.posix.extname(file) &&
          collection.schema.safeParse(data).success,
      );

/** Refuses the files of an entry that is not there; its page, and perhaps its address, are gone. */
function refuseLeftFiles(
  folder: SourceFolder,
  { files, path: getPath }: Collection,
  entries: ContentFile[] = [],
): Finding[] {
  const { dir, ext } = path.posix.parse(files);
  const known = new Set(entries.map(({ file }) => getSlug(file)));
  const left = folder.names.flatMap((name) => {
    const [kind = "", slug = "", file] = name.startsWith(`${dir}/`)
      ? name.slice(dir.length + 1).split("/")
      : [];
    return ["files", "solutions"].includes(kind) && file && !known.has(slug) ? [{ kind, slug }] : [];
  });
  return [...Map.groupBy(left, ({ slug }) => slug)].flatMap(([slug, [first]]) => {
    const entry = folder.locate(`${dir}/${slug}${ext}`);
    const address = getPath?.({ slug, data: {} });
    const from = address === undefined ? "its address" : `- { from: ${address}, to: NEW ADDRESS }`;
    const fix = `restore it: git checkout -- ${entry}; or remove these files, and add ${from} to redirects.yaml`;
    const found = `files of ${entry}, which is not there`;
    return locateFaults(folder.locate(`${dir}/${first?.kind}/${slug}`), [{ line: 1, found, fix }]);
  });
}

/** The name that a file has, or should have, in a collection; undefined where it belongs to another one. */
function getNameIn({ files }: Collection, name: string): string | undefined {
  const [own, place] = [path.posix.parse(name), path.posix.parse(files)];
  if (place.name === "*" && own.dir.startsWith(`${place.dir}/`)) return path.posix.join(place.dir, own.base);
  if (own.dir !== place.dir) return undefined;
  if (place.name !== "*") return getSlug(name) === place.name ? files : undefined;
  return own.ext === place.ext ? name : path.posix.join(place.dir, `${getSlug(name)}${place.ext}`);
}

const isAttachment = ({ files, attachments }: Collection, name: string): boolean =>
  attachments !== undefined &&
  ["files", "solutions"].some((folder) => name.startsWith(`${path.posix.dirname(files)}/${folder}/`));

/** A file with a name that nothing reads; it may have been meant to have another one. */
function refuseName(folder: SourceFolder, name: string, meant: string | undefined): ContentFile {
  const fault = {
    line: 1,
    found: `the name ${path.posix.basename(name)}`,
    fix: adviseOnPlace(folder, name, meant),
  };
  return refuseFile(folder.locate(name), [fault]);
}

function adviseOnPlace(folder: SourceFolder, name: string, meant: string | undefined): string {
  if (!meant || !TEXTS.includes(path.posix.extname(name).toLowerCase()))
    return `no page uses this file, and none can show a picture or document: move it out of ${folder.locate("")}`;
  if (folder.names.includes(meant))
    return `move your changes to ${folder.locate(meant)}, which exists as well, and remove this file`;
  return path.posix.dirname(meant) === path.posix.dirname(name)
    ? `rename it to ${path.posix.basename(meant)}`
    : `move it to ${folder.locate(meant)}`;
}

function parseFile(folder: SourceFolder, name: string): ContentFile {
  const text = folder.readText(name);
  return typeof text === "string"
    ? parseContentFile(folder.locate(name), text)
    : refuseFile(folder.locate(name), text);
}
