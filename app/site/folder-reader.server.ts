import path from "node:path";
import type { z } from "zod";
import { checkShape } from "#app/content/check-shape.server.ts";
import type { ContentFile } from "#app/content/content-file.server.ts";
import { ContentError, type ContentProblem } from "#app/content/content-problem.ts";
import { type CopyValues, fillCopy, showBraces } from "#app/content/fill-copy.ts";
import { type Draft, findValueFaults, listDrafts } from "#app/content/text-faults.server.ts";
import { COLLECTIONS } from "./collections.server.ts";
import {
  findFolderFaults,
  findStrayFiles,
  listNames,
  readContentFile,
  readContentFiles,
  readText,
} from "./content-folder.server.ts";
import { getKnownNames, isCode } from "./copy-names.server.ts";
import { PAGE_SCHEMAS } from "./page-copies.server.ts";

/** A file with its data, where that has the right shape. */
export type ReadFile<T> = { file: ContentFile; data: T | undefined };

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
export class FolderReader {
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
