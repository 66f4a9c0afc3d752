import type { z } from "zod";
import { checkPast } from "./check-day.server.ts";
import { checkShape, problemAt } from "./check-shape.server.ts";
import type { ContentFile } from "./content-file.server.ts";
import type { ContentProblem } from "./content-problem.ts";
import { draft, isoDate, list, text } from "./fields.server.ts";
import { DOWNLOAD_KINDS } from "./file-types.ts";
import { formatListing } from "./listing.server.ts";
import { type Markdown, readMarkdown } from "./markdown.server.ts";
import { nearest } from "./nearest.ts";
import { checkSlug, getSlug } from "./slug.server.ts";

/** What every entry of a collection says of its page. */
export const entryFields = {
  draft: draft.describe("True until the entry is published: it then stands in previews only."),
  title: text("Heading of its page.").max(60),
  searchTitle: text("Title of its page as a search result shows it.").min(15).max(45),
  description: text(
    "One or two sentences that a search result can show, 50-165 characters, unlike those of other pages.",
  )
    .min(50)
    .max(165),
  keywords: list("Search phrases.", text()).min(3).max(8),
  published: isoDate().describe("Day on which the page was first published."),
  modified: isoDate().describe("Day of the last change that a reader should know of."),
};

/** The fields of every entry. */
export type EntryFields = z.output<z.ZodObject<typeof entryFields>>;

/** A file that an entry names, which stands in the folder `files` or `solutions` beside the entries. */
type NamedFile = {
  name: string;
  /** The field that names it. */
  at: PropertyKey[];
  /** Whether it is from `files`, and published beside the page; what is in `solutions` never is. */
  isPublished: boolean;
};

/** A named file as it was read. */
export type EntryFile = { name: string; isPublished: boolean; text: string };

/** An entry whose fields have the right shape. */
export type Entry<Data extends EntryFields = EntryFields> = {
  /** Names and lines for faults; what it said is in `data` and `body`. */
  file: ContentFile;
  slug: string;
  /** Address of its page. */
  path: string;
  data: Data;
  body: Markdown;
  files: EntryFile[];
};

/** A folder of `content/` with a page for each entry. */
export type Collection<Data extends EntryFields = EntryFields, Around = unknown> = {
  /** Its name in `content/`. */
  folder: string;
  /** `.md` where an entry has a body under its fields. */
  extension: ".md" | ".yaml";
  schema: z.ZodType<Data>;
  /** Address of an entry's page. */
  getPath: (slug: string, data: Data) => string;
  /** The course whose page an entry belongs to: it is shown as long as that is offered. */
  getCourse?: (data: Data) => string;
  /** The files that an entry names; they stand in `files/<slug>` and `solutions/<slug>`. */
  listFiles?: (data: Data) => NamedFile[];
  /** What is wrong beside the shape, also against the rest of the content. */
  check?: (entry: Entry<Data>, around: Around) => ContentProblem[];
};

/** Defines a collection; its fields are inferred from its schema. */
export const defineCollection = <Data extends EntryFields, Around>(
  collection: Collection<Data, Around>,
): Collection<Data, Around> => collection;

/** How the files of a collection are read. */
export type CollectionReader = {
  /** The parsed files of its entries. */
  readAll: (folder: string, extension: string, subfolders: string[]) => Iterable<ContentFile>;
  /** The text of a file beside them, or why it cannot be read. */
  readText: (name: string) => string | { line: number; found: string; fix: string };
  /** Names in a folder; none where there is no such folder. */
  listNames: (folder: string) => string[];
  /** A name as faults say it. */
  place: (name: string) => string;
};

/** Reads a collection, and says every fault that shows in it alone. */
export function readCollection<Data extends EntryFields>(
  collection: Collection<Data, never>,
  reader: CollectionReader,
  today: string,
): { entries: Entry<Data>[]; problems: ContentProblem[] } {
  const { folder, extension, listFiles } = collection;
  const problems: ContentProblem[] = [];
  const entries: Entry<Data>[] = [];
  const slugs: string[] = [];
  for (const file of reader.readAll(folder, extension, listFiles ? SUBFOLDERS : [])) {
    slugs.push(getSlug(file));
    const { entry, problems: own } = readEntry(collection, file, reader, today);
    problems.push(...own);
    if (entry) entries.push(entry);
  }
  return { entries, problems: [...problems, ...findStrayFolders(`${folder}/files`, slugs, reader)] };
}

const SUBFOLDERS = ["files", "solutions"];

/** What may be published beside a page: text that no browser takes for a page of the site. */
const KINDS = [...DOWNLOAD_KINDS, "json", "md", "txt"];

const SAFE_NAME = new RegExp(`^[A-Za-z][\\w-]*(\\.[\\w-]+)*\\.(${KINDS.join("|")})$`);

function readEntry<Data extends EntryFields>(
  { folder, extension, schema, getPath, listFiles = () => [] }: Collection<Data, never>,
  file: ContentFile,
  reader: CollectionReader,
  today: string,
): { entry?: Entry<Data>; problems: ContentProblem[] } {
  if (file.problems.length > 0) return { problems: file.problems };
  const { data, problems } = checkShape(file, schema);
  const body = readBody(file, extension);
  const all = [...problems, ...checkSlug(file), ...body.problems];
  if (!data) return { problems: all };
  const slug = getSlug(file);
  const named = listFiles(data).map((named) => readNamed(named, folder, file, reader));
  const files = named.flatMap(({ file }) => file ?? []);
  const faults = named.flatMap(({ problem }) => problem ?? []);
  // A file may be there under another name than the one that is missing.
  all.push(...(faults.length > 0 ? faults : findUnnamed(getPart(folder, file, true), files, file, reader)));
  all.push(
    ...checkPast(file, ["published"], data.published, today),
    ...checkPast(file, ["modified"], data.modified, today),
  );
  if (data.modified < data.published)
    all.push(problemAt(file, ["modified"], data.modified, `write ${data.published} or a later day`));
  const said = { ...file, data: undefined, body: "" };
  return { entry: { file: said, slug, path: getPath(slug, data), data, body, files }, problems: all };
}

/** The text under the fields; a YAML file has none. */
function readBody(file: ContentFile, extension: string): Markdown {
  const body = readMarkdown(file, "body", { level: 2, formatCode: formatListing });
  if (extension === ".yaml" || file.body.trim() !== "") return body;
  const problem = problemAt(file, ["body"], undefined, "write the text of the page under the fields");
  return { ...body, problems: [{ ...problem, line: file.bodyLine }] };
}

const getPart = (folder: string, file: ContentFile, isPublished: boolean): string =>
  `${folder}/${isPublished ? "files" : "solutions"}/${getSlug(file)}`;

/** Reads a file that an entry names. */
function readNamed(
  { name, at, isPublished }: NamedFile,
  folder: string,
  file: ContentFile,
  reader: CollectionReader,
): { file?: EntryFile; problem?: ContentProblem } {
  const part = getPart(folder, file, isPublished);
  if (!SAFE_NAME.test(name)) {
    const fix = `name a file without blanks that ends with .${KINDS.join(", .")}`;
    return { problem: problemAt(file, at, name, fix) };
  }
  const text = reader.readText(`${part}/${name}`);
  if (typeof text === "string") return { file: { name, isPublished, text } };
  const near = nearest(name, reader.listNames(part));
  const fix = near
    ? `no such file: write ${near}`
    : `${reader.place(`${part}/${name}`)}: found ${text.found}; ${text.fix}`;
  return { problem: problemAt(file, at, name, fix) };
}

/** Files that would be published, but that their entry does not name. */
function findUnnamed(
  part: string,
  files: EntryFile[],
  { file }: ContentFile,
  reader: CollectionReader,
): ContentProblem[] {
  const named = new Set(files.filter(({ isPublished }) => isPublished).map(({ name }) => name));
  return reader
    .listNames(part)
    .filter((name) => !named.has(name))
    .map((name) =>
      sayName(`${part}/${name}`, `${file} does not name it: remove it, or name it there`, reader),
    );
}

/** Folders of files that belong to no entry. */
const findStrayFolders = (part: string, slugs: string[], reader: CollectionReader): ContentProblem[] =>
  reader
    .listNames(part)
    .filter((name) => !slugs.includes(name))
    .map((name) => sayName(`${part}/${name}`, "no entry has this name: rename or remove it", reader));

const sayName = (name: string, fix: string, reader: CollectionReader): ContentProblem => ({
  file: reader.place(name),
  line: 1,
  field: "",
  found: `the name ${name.replace(/^.*\//, "")}`,
  fix,
});
