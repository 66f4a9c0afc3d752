import type { z } from "zod";
import { checkShape } from "#app/content/check-shape.server.ts";
import type { ContentFile } from "#app/content/content-file.server.ts";
import { ContentError, type ContentProblem } from "#app/content/content-problem.ts";
import { type CopyValues, fillCopy } from "#app/content/fill-copy.ts";
import { findValueFaults } from "#app/content/value-faults.server.ts";
import {
  findFolderFaults,
  findStrayFiles,
  readContentFile,
  readContentFiles,
} from "./content-folder.server.ts";
import { getKnownNames } from "./copy-names.server.ts";
import { PAGE_SCHEMAS } from "./page-copies.server.ts";

/** A file with its data, where that has the right shape. */
export type ReadFile<T> = { file: ContentFile; data: T | undefined };

/** What a content folder and its parts may hold, where no name is free. */
const KNOWN = {
  "": [
    ...["README.md", "courses", "pages", "toolkit"],
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
  /** The names that texts carry in braces; faults are then found in what a reader would see. */
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
  *readAll(part: string, extension: string): Generator<ContentFile> {
    for (const file of readContentFiles(this.#folder, part, extension)) yield this.#fill(file, part);
  }

  #fill(file: ContentFile, name: string): ContentFile {
    const known = getKnownNames(name);
    // Braces of a prompt are the reader's own.
    const filled = known
      ? { ...file, data: fillCopy(file.data, this.names), body: fillCopy(file.body, this.names) }
      : file;
    this.problems.push(...findValueFaults(filled, known));
    return filled;
  }
}
