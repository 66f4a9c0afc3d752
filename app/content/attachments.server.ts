import path from "node:path";
import { ATTACHMENT_KINDS, adviseOnFileName } from "#app/text/file-name.ts";
import { findNearest } from "#app/text/find-nearest.ts";
import type { Attachment, Collection, Entry } from "./collection.server.ts";
import { locateFaults } from "./content-file.server.ts";
import { type Finding, findingAt } from "./finding.ts";
import { isMarkedDraft } from "./schema-meta.server.ts";
import type { SourceFolder } from "./source-folder.server.ts";

/** Reads the files of an entry; a draft may lack some of them. */
export function readAttachments(
  entry: Entry<unknown>,
  collection: Collection,
  folder: SourceFolder,
): { lacking: string[]; findings: Finding[] } {
  const { file, slug, body, path: address } = entry;
  const lacking: string[] = [];
  const archive = new Archive();
  const findings: Finding[] = (body?.files ?? []).flatMap(({ name, line }) => {
    const fix = archive.addListing(name, line);
    return fix ? { file: file.file, line, path: [collection.body?.field ?? ""], found: name, fix } : [];
  });
  for (const { name, at, isPublished } of listAttachments(entry, collection, folder)) {
    const place = `${path.posix.dirname(collection.files)}/${isPublished ? "files" : "solutions"}/${slug}`;
    const given = folder.names
      .filter((one) => one.startsWith(`${place}/`))
      .map((one) => path.posix.basename(one));
    const fix =
      adviseOnName(name) ??
      adviseOnMissing(name, given) ??
      (isPublished ? archive.addFile(name, file.lineOf(at)) : undefined);
    if (fix) findings.push(findingAt(file, at, name, fix));
    else if (!given.includes(name)) {
      if (isMarkedDraft(file.data)) lacking.push(`the file ${name}`);
      else findings.push(findingAt(file, at, name, `no such file: add it to ${folder.locate(place)}`));
    }
    // Refused files have been reported.
    if (fix || !given.includes(name) || folder.refused.has(`${place}/${name}`)) continue;
    const text = folder.readText(`${place}/${name}`);
    if (typeof text !== "string") findings.push(...locateFaults(folder.locate(`${place}/${name}`), text));
    else entry.files.push({ name, text, ...(isPublished ? { path: `${address}/${name}` } : {}) });
  }
  return { lacking, findings };
}

/** The files that an entry names, and those in its folder of published files that it does not name. */
function listAttachments(
  { slug, data }: Entry<unknown>,
  collection: Collection,
  folder: SourceFolder,
): Attachment[] {
  if (!collection.attachments) return [];
  const named = collection.attachments(data);
  const own = `${path.posix.dirname(collection.files)}/files/${slug}/`;
  const further = folder.names
    .filter((name) => name.startsWith(own))
    .map((name) => ({ name: name.slice(own.length), at: [], isPublished: true }))
    .filter(({ name }) => !named.some((file) => file.isPublished && file.name === name));
  return [...named, ...further];
}

/** The names in an archive. Windows and macOS treat names that differ only in case as one file, and keep one. */
class Archive {
  readonly #names = new Map<string, { name: string; line: number; isFile: boolean }>();

  /** Adds a file that one or more listings show. Returns the fix where another file has its name. */
  addListing(name: string, line: number): string | undefined {
    const first = this.#names.get(name.toLowerCase());
    if (first && first.name !== name)
      return `line ${first.line} has '${first.name}': write the same, or another name`;
    this.#names.set(name.toLowerCase(), first ?? { name, line, isFile: false });
    return undefined;
  }

  /** Adds a published file, which a listing may show as well. Returns the fix where another file has its name. */
  addFile(name: string, line: number): string | undefined {
    const first = this.#names.get(name.toLowerCase());
    if (first?.isFile) return `duplicate of line ${first.line}: remove one of them`;
    const fix = this.addListing(name, line);
    if (!fix) this.#names.set(name.toLowerCase(), { name, line, isFile: true });
    return fix;
  }
}

/** What to write instead of the name of a file that may not be published. */
function adviseOnName(name: string): string | undefined {
  const wrong = adviseOnFileName(name);
  if (wrong || ATTACHMENT_KINDS.includes(path.posix.extname(name).slice(1))) return wrong;
  return `write a name that ends with .${ATTACHMENT_KINDS.join(", .")}`;
}

/** What to write instead of the name of a file, if a similar name exists. */
function adviseOnMissing(name: string, given: string[]): string | undefined {
  const near = given.includes(name) ? undefined : findNearest(name, given);
  return near && `no such file: write ${near}`;
}
