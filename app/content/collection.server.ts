import type { z } from "zod";
import type { ContentFile } from "./content-file.server.ts";
import { draft, isoDate, list, text } from "./fields.server.ts";
import type { Finding } from "./finding.ts";
import type { Markdown } from "./markdown.server.ts";

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

/** A file that an entry names, from the folder `files` or `solutions` beside the entries. */
type NamedFile = {
  name: string;
  /** The field that names it. */
  at: PropertyKey[];
  /** Whether it is from `files`, and published beside the page; what is in `solutions` never is. */
  isPublished: boolean;
};

/** A named file as it was read. */
export type EntryFile = {
  name: string;
  text: string;
  /** Address at which it is published; a solution has none. */
  path?: string;
};

/** An entry whose fields have the right shape. */
export type Entry<Data extends EntryFields = EntryFields> = {
  /** Only for the names and lines of faults: its content is in `data` and `body`. */
  file: ContentFile;
  slug: string;
  /** Address of its page. */
  path: string;
  data: Data;
  body: Markdown;
  files: EntryFile[];
};

/** A folder of `content/` with a page for each entry. */
export type Collection<Data extends EntryFields = EntryFields, Context = unknown> = {
  /** Its name in `content/`. */
  folder: string;
  schema: z.ZodType<Data>;
  /** Address of an entry's page. */
  getPath: (slug: string, data: Data) => string;
  /** The course to which an entry belongs: it is shown as long as the course is offered. */
  getCourse?: (data: Data) => string;
  /** The files that an entry names, from `files/<slug>` and `solutions/<slug>`. */
  listFiles?: (data: Data) => NamedFile[];
  /** Checks what a schema cannot, also against the rest of the content. */
  check?: (entry: Entry<Data>, context: Context) => Finding[];
};

/** Defines a collection; its fields are inferred from its schema. */
export const defineCollection = <Data extends EntryFields, Context>(
  collection: Collection<Data, Context>,
): Collection<Data, Context> => collection;
