import path from "node:path";
import type { z } from "zod";
import { faqSchema } from "#app/contact/contact-copy.server.ts";
import { checkShape } from "#app/content/check-shape.server.ts";
import type { ContentFile } from "#app/content/content-file.server.ts";
import { ContentError, type ContentProblem, isFault } from "#app/content/content-problem.ts";
import { type CopyValues, fillCopy, showBraces } from "#app/content/fill-copy.ts";
import { publishersSchema } from "#app/content/publishers.server.ts";
import { redirectsSchema } from "#app/content/redirects.server.ts";
import { searchesSchema } from "#app/content/searches-schema.server.ts";
import { siteSchema } from "#app/content/site-schema.server.ts";
import { type Draft, findValueFaults, listDrafts } from "#app/content/text-faults.server.ts";
import { TRACKS } from "#app/content/tracks.ts";
import { type Catalogue, readCatalogue } from "#app/courses/catalogue.server.ts";
import { contractSchema } from "#app/courses/course-schema.server.ts";
import { readToolkit } from "#app/toolkit/toolkit.server.ts";
import type { Toolkit } from "#app/toolkit/toolkit.ts";
import { COLLECTIONS, type ReadEntries, readCollections } from "./collections.server.ts";
import {
  findFolderFaults,
  findStrayFiles,
  listNames,
  readContentFile,
  readContentFiles,
  readText,
} from "./content-folder.server.ts";
import { getKnownNames, getNames, isCode, NAMES } from "./copy-names.server.ts";
import { PAGE_SCHEMAS, type PageCopies, type PageName } from "./page-copies.server.ts";

/** Everything that stands in a content folder, read and checked file by file. */
export type ReadContent = {
  site: ReadFile<z.output<typeof siteSchema>>;
  faq: ReadFile<z.output<typeof faqSchema>>;
  contract: ReadFile<z.output<typeof contractSchema>>;
  redirects: ReadFile<z.output<typeof redirectsSchema>>;
  searches: ReadFile<z.output<typeof searchesSchema>>;
  publishers: z.output<typeof publishersSchema> | undefined;
  pages: { [Name in PageName]: ReadFile<PageCopies[Name]> };
  catalogue: Catalogue;
  /** The toolkit, and whether nothing of it is missing for a fault of its own. */
  toolkit: Toolkit;
  isToolkitWhole: boolean;
  drafts: Draft[];
  /** Groups of prompts with their files, but for those with a fault of their own. */
  promptGroups: ReturnType<typeof readToolkit>["groups"];
  /** The entries of every collection. */
  entries: ReadEntries;
  problems: ContentProblem[];
};

/** How a content folder is read. */
export type ReadOptions = {
  /** ISO day of the build. */
  today: string;
  /** Whether drafts are shown, as in a preview. */
  showDrafts: boolean;
};

/** Reads a content folder: every file, and every fault that can be seen in one file or one part. */
export function readContent(folder: string, options: ReadOptions): ReadContent {
  const reader = new FolderReader(folder);
  const site = reader.read("site.yaml", siteSchema);
  if (site.data) reader.names = getNames(site.data);
  const pages = Object.fromEntries(
    Object.entries(PAGE_SCHEMAS).map(([name, schema]) => [name, reader.read(`pages/${name}.yaml`, schema)]),
  ) as ReadContent["pages"];
  const contract = reader.read("contract.yaml", contractSchema);
  const publishers = reader.read("publishers.yaml", publishersSchema).data;
  const catalogue = readCatalogue(reader.readAll("courses", ".md"), {
    ...options,
    contract: contract.data?.courses ?? {},
    publishers,
    mentors: site.data?.mentors.map(({ name }) => name),
    names: { values: reader.names, known: NAMES },
  });
  const toolkit = readToolkit(
    {
      prompts: [...reader.readAll("toolkit/prompts", ".yaml")],
      roadmap: [...reader.readAll("toolkit/roadmap", ".yaml")],
    },
    { courses: getKnownCourses(catalogue), showDrafts: options.showDrafts },
  );
  const collections = readCollections(reader, options.today);
  const faq = reader.read("faq.yaml", faqSchema);
  const redirects = reader.read("redirects.yaml", redirectsSchema, "[]");
  const searches = reader.read("searches.yaml", searchesSchema, "[]");
  return {
    ...{ site, faq, contract, redirects, searches, publishers, pages, catalogue },
    toolkit: toolkit.toolkit,
    isToolkitWhole: !toolkit.problems.some(isFault),
    promptGroups: toolkit.groups,
    drafts: reader.drafts,
    entries: collections.entries,
    problems: [...reader.problems, ...catalogue.problems, ...toolkit.problems, ...collections.problems],
  };
}

/** The courses that the toolkit may name; one with a fault of its own is still a course. */
function getKnownCourses({ entries, slugs }: Catalogue) {
  const known = new Map(entries.map(({ slug, data }) => [slug, data]));
  return new Map(
    slugs.map((slug) => {
      const { title = slug, track = TRACKS[0], draft = false } = known.get(slug) ?? {};
      return [slug, { title, track, isDraft: draft }] as const;
    }),
  );
}

/** A file with its data, where that has the right shape. */
type ReadFile<T> = { file: ContentFile; data: T | undefined };

/** What a content folder and its parts may hold, where no name is free. */
const KNOWN = {
  "": [
    ...["README.md", "courses", "pages", "toolkit"],
    ...Object.values(COLLECTIONS).map(({ folder }) => folder),
    ...["contract.yaml", "faq.yaml", "publishers.yaml", "redirects.yaml", "searches.yaml", "site.yaml"],
  ],
  pages: Object.keys(PAGE_SCHEMAS).map((name) => `${name}.yaml`),
  toolkit: ["prompts", "roadmap"],
};

const PARTS = ["pages", "courses", "toolkit", "toolkit/prompts", "toolkit/roadmap"];

/** Reads the files of a content folder and gathers their faults. */
class FolderReader {
  /** Faults of single files. */
  readonly problems: ContentProblem[];
  /** What is not published yet. */
  readonly drafts: Draft[] = [];
  /** The names that texts carry in braces. */
  names: CopyValues = {};
  readonly #folder: string;
  /** Files that are there under another name. */
  readonly #misnamed: Set<string>;

  /** @throws ContentError where a folder is missing: then nothing else can be said. */
  constructor(folder: string) {
    this.#folder = folder;
    const missing = findFolderFaults(folder, PARTS);
    if (missing.length > 0) throw new ContentError(missing);
    const strays = Object.entries(KNOWN).flatMap(([part, known]) => findStrayFiles(folder, part, known));
    this.problems = strays.map(({ problem }) => problem);
    this.#misnamed = new Set(strays.flatMap(({ meant }) => meant ?? []));
  }

  /** A file of a given shape; `empty` is what stands for one that holds nothing but comments, where it may. */
  read<S extends z.ZodType>(name: string, schema: S, empty?: string): ReadFile<z.output<S>> {
    const file = this.#fill(readContentFile(this.#folder, name, empty), name);
    const { data, problems } = checkShape(file, schema);
    if (!this.#misnamed.has(name)) this.problems.push(...problems);
    return { file, data };
  }

  /** All files of a part whose names are free, one at a time: nobody needs to hold all of them as they were parsed. */
  *readAll(part: string, extension: string, subfolders: string[] = []): Generator<ContentFile> {
    for (const file of readContentFiles(this.#folder, part, extension, subfolders))
      yield this.#fill(file, part);
  }

  /** The text of a file that an entry names. */
  readText(name: string) {
    return readText(this.#folder, name);
  }

  /** Names in a part that may be missing. */
  listNames(part: string): string[] {
    return listNames(this.#folder, part);
  }

  /** A name as faults say it. */
  place(name: string): string {
    return path.posix.join(this.#folder, name);
  }

  #fill(file: ContentFile, name: string): ContentFile {
    this.problems.push(...findValueFaults(file, (path) => getKnownNames(name, path)));
    this.drafts.push(...listDrafts(file));
    // Braces of a prompt are the reader's own.
    if (name.startsWith("toolkit/")) return file;
    const data = fillCopy(file.data, this.names, isCode);
    // Pages and the site's facts are filled in further, and show their braces after that.
    const isDone = name !== "site.yaml" && !name.startsWith("pages/");
    return { ...file, data: isDone ? showBraces(data) : data };
  }
}
