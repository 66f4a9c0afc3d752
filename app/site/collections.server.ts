import { checkShape, findingAt } from "#app/content/check-shape.server.ts";
import type { Collection, Entry, EntryFields, EntryFile } from "#app/content/collection.server.ts";
import type { ContentFile } from "#app/content/content-file.server.ts";
import { getDraftTitle } from "#app/content/fields.server.ts";
import { DOWNLOAD_KINDS } from "#app/content/file-types.ts";
import type { Finding } from "#app/content/finding.ts";
import { formatListing } from "#app/content/listing.server.ts";
import { type Markdown, readMarkdown } from "#app/content/markdown.server.ts";
import { nearest } from "#app/content/nearest.ts";
import { checkSlug, getSlug } from "#app/content/slug.server.ts";
import { BRIEFS } from "#app/courses/brief-collection.server.ts";
import type { Catalogue } from "#app/courses/catalogue.server.ts";
import { SESSIONS } from "#app/courses/session-collection.server.ts";
import type { FolderReader } from "./folder-reader.server.ts";

/** Every folder of content with a page for each entry; all lists of pages and files follow from it. */
export const COLLECTIONS = { sessions: SESSIONS, briefs: BRIEFS };

type Name = keyof typeof COLLECTIONS;

type DataOf<C> = C extends Collection<infer Data, never> ? Data : never;

/** The entries that were read, by the name of their collection. */
export type ReadEntries = { [N in Name]: Entry<DataOf<(typeof COLLECTIONS)[N]>>[] };

/** An entry as its page shows it. */
export type EntryPage<Data extends EntryFields = EntryFields> = Omit<Data, "draft"> & {
  slug: string;
  path: string;
  /** HTML before the first heading of its body. */
  intro: string;
  /** The parts of its body, each with its heading and HTML. */
  sections: { title: string; html: string }[];
  files: EntryFile[];
};

/** The entries that are shown, by the name of their collection. */
export type Entries = { [N in Name]: EntryPage<DataOf<(typeof COLLECTIONS)[N]>>[] };

const LIST = Object.entries(COLLECTIONS) as unknown as [Name, Collection<EntryFields, Catalogue>][];

/** Reads every collection, with the faults that need no other part of the content. */
export function readCollections(reader: FolderReader): { entries: ReadEntries; findings: Finding[] } {
  const findings: Finding[] = [];
  const entries = LIST.map(([name, collection]) => {
    const subfolders = collection.listFiles ? ["files", "solutions"] : [];
    const read = Array.from(reader.readAll(collection.folder, ".md", subfolders), (file) =>
      readEntry(collection, file, reader, findings),
    );
    return [name, read.filter((entry) => entry !== undefined)] as const;
  });
  return { entries: Object.fromEntries(entries) as ReadEntries, findings };
}

function readEntry(
  { folder, schema, getPath, listFiles = () => [] }: Collection<EntryFields, Catalogue>,
  file: ContentFile,
  reader: FolderReader,
  findings: Finding[],
): Entry | undefined {
  const { data, findings: wrong } = checkShape(file, schema);
  findings.push(...wrong);
  if (file.faults.length > 0) return undefined;
  const body = readBody(file);
  findings.push(...checkSlug(file), ...body.findings);
  if (!data) return undefined;
  const slug = getSlug(file);
  const path = getPath(slug, data);
  const files: EntryFile[] = [];
  for (const { name, at, isPublished } of listFiles(data)) {
    const read = readNamedFile(name, `${folder}/${isPublished ? "files" : "solutions"}/${slug}`, reader);
    if ("fix" in read) findings.push(findingAt(file, at, name, read.fix));
    else files.push({ name, text: read.text, ...(isPublished ? { path: `${path}/${name}` } : {}) });
  }
  if (data.modified < data.published)
    findings.push(findingAt(file, ["modified"], data.modified, `write ${data.published} or a later day`));
  return { file: { ...file, data: undefined, body: "" }, slug, path, data, body, files };
}

function readBody(file: ContentFile): Markdown {
  const body = readMarkdown(file, "body", { level: 2, formatCode: formatListing });
  if (file.body.trim() !== "") return body;
  const finding = findingAt(file, ["body"], undefined, "write the text of the page under the fields");
  return { ...body, findings: [{ ...finding, line: file.bodyLine }] };
}

/** Extensions of files that may be published beside a page: no browser takes them for a page of the site. */
const EXTENSIONS = [...DOWNLOAD_KINDS, "json", "md", "txt"];

const SAFE_NAME = new RegExp(`^[A-Za-z][\\w-]*(\\.[\\w-]+)*\\.(${EXTENSIONS.join("|")})$`);

/** Reads a file that an entry names, or says what to write instead of its name. */
function readNamedFile(
  name: string,
  folder: string,
  reader: FolderReader,
): { text: string } | { fix: string } {
  if (!SAFE_NAME.test(name))
    return { fix: `name a file without blanks that ends with .${EXTENSIONS.join(", .")}` };
  const text = reader.readText(`${folder}/${name}`);
  if (typeof text === "string") return { text };
  const near = nearest(name, reader.listNames(folder));
  return {
    fix: near
      ? `no such file: write ${near}`
      : `${reader.locate(`${folder}/${name}`)}: found ${text.found}; ${text.fix}`,
  };
}

/** Checks entries against the rest of the content. */
export const checkCollections = (entries: ReadEntries, catalogue: Catalogue): Finding[] =>
  LIST.flatMap(([name, { check }]) =>
    check ? (entries[name] as Entry[]).flatMap((entry) => check(entry, catalogue)) : [],
  );

/** The entries that are shown: neither drafts nor of a course that is not offered. */
export const composeEntries = (
  entries: ReadEntries,
  { offered, showDrafts }: { offered: ReadonlySet<string>; showDrafts: boolean },
): Entries =>
  Object.fromEntries(
    LIST.map(([name, { getCourse }]) => [
      name,
      (entries[name] as Entry[])
        .filter(({ data }) => showDrafts || !data.draft)
        .filter(({ data }) => !getCourse || offered.has(getCourse(data)))
        .map(toPage),
    ]),
  ) as Entries;

function toPage({ slug, path, files, body, data: { draft, ...data } }: Entry): EntryPage {
  // Every <h2> is a heading of the body: raw HTML is refused.
  const [intro = "", ...sections] = body.html.split("<h2>");
  return {
    ...data,
    title: draft ? getDraftTitle(data.title) : data.title,
    ...{ slug, path, files },
    intro: intro.trim(),
    sections: sections.map((html, index) => ({
      title: body.headings[index]?.title ?? "",
      html: html.slice(html.indexOf("</h2>") + "</h2>".length).trim(),
    })),
  };
}

/** The pages of all collections. */
export const listEntryPages = ({ entries }: { entries: Entries }): EntryPage[] =>
  Object.values(entries).flat();
