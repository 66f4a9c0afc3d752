import type { z } from "zod";
import type { ContentFile } from "./content-file.server.ts";
import { draft, list, pastDay, text } from "./fields.server.ts";
import type { Finding } from "./finding.ts";
import type { Body, BodyOptions } from "./markdown.server.ts";

/** What editors write of one kind: where its files are, what they hold, and what must be true of them. */
export type Collection<Schema extends z.ZodType = z.ZodType> = {
  /** Its file, such as `faq.yaml`, or the files of its folder, such as `courses/*.md`. */
  files: string;
  schema: Schema;
  /** Whether its folder may have no file. */
  mayBeEmpty?: boolean;
  /** How the Markdown under the front matter is read. */
  body?: BodyOptions;
  /** Address of an entry's page; without it entries have none. */
  path?(entry: { slug: string; data: z.output<Schema> }): string;
  /** Whether an entry that is not a draft is shown on a day. */
  shown?(data: z.output<Schema>, today: string): boolean;
  /**
   * Files that an entry names, from the folders `files/<slug>` and `solutions/<slug>` next to the entries. With this, all
   * other files of `files/<slug>` are published as well.
   */
  attachments?(data: z.output<Schema>): Attachment[];
  /** Checks what neither a schema nor the fields above can say. */
  check?(entry: Entry<z.output<Schema>>, content: Content): Finding[];
};

/** Defines a collection; the type of its entries follows from its schema. */
export const defineCollection = <Schema extends z.ZodType>(
  collection: Collection<Schema>,
): Collection<Schema> => collection;

/** A page with words of its own. */
export type Page<Schema extends z.ZodType = z.ZodType> = Collection<Schema> & { address: string };

type WordRules<Schema extends z.ZodType> = Pick<Collection<Schema>, "schema" | "check"> & {
  /** Name of the file in `content/pages`, without its extension. */
  words: string;
};

/** Defines a page by its address and its words. */
export const definePage = <Schema extends z.ZodType>({
  address,
  ...rules
}: WordRules<Schema> & { address: string }): Page<Schema> => ({
  ...defineWords(rules),
  path: () => address,
  address,
});

/** Defines the words of pages that entries make, or of a part of a page. */
export const defineWords = <Schema extends z.ZodType>({
  words,
  ...rules
}: WordRules<Schema>): Collection<Schema> => defineCollection({ files: `pages/${words}.yaml`, ...rules });

/** A file that an entry names. */
type Attachment = {
  name: string;
  /** The field that names it. */
  at: PropertyKey[];
  /** Whether it is from `files`, and published with the page; what is in `solutions` never is. */
  isPublished: boolean;
};

/** A named file as it was read. */
export type EntryFile = {
  name: string;
  text: string;
  /** Address at which it is published; a solution has none. */
  path?: string;
};

/** An entry whose fields have the right shape, as it is written. */
export type Entry<Data> = {
  file: ContentFile;
  /** Name of its file without the extension. */
  slug: string;
  path?: string;
  data: Data;
  body?: Body;
  files: EntryFile[];
};

/** All content as it is written, for checks of one part against another. */
export type Content = {
  /** ISO day of the build. */
  today: string;
  /** The files of a collection, including those with faults. */
  files(collection: Collection): { file: ContentFile; slug: string }[];
  /** The entries of a collection whose fields have the right shape; of a single file there is at most one. */
  entries<Schema extends z.ZodType>(collection: Collection<Schema>): Entry<z.output<Schema>>[];
  /** The entry of a slug; undefined where there is none, or its fields have the wrong shape. */
  find<Schema extends z.ZodType>(
    collection: Collection<Schema>,
    slug: string,
  ): Entry<z.output<Schema>> | undefined;
  /** All entries of a collection; undefined where a file has the wrong shape, so that totals would be wrong. */
  all<Schema extends z.ZodType>(collection: Collection<Schema>): Entry<z.output<Schema>>[] | undefined;
  /** Every page by its address, and whether it is a draft. */
  pages: ReadonlyMap<string, { isDraft: boolean }>;
};

/** The fields of an entry with a page of its own. */
export const entryFields = {
  draft: draft.describe("True until the entry is published: until then only previews show it."),
  title: text("Heading of its page.").max(60),
  searchTitle: text("Title of its page as a search result shows it.").min(15).max(45),
  description: text(
    "One or two sentences that a search result can show, 50-165 characters, unlike those of other pages.",
  )
    .min(50)
    .max(165),
  keywords: list("Search phrases.", text()).min(3).max(8),
  published: pastDay().describe("Day on which the page was first published."),
  modified: pastDay().describe("Day of the last change that a reader should know of."),
};

/** The fields of an entry whose files can be downloaded. */
export const downloadFields = {
  prepare: text(
    "The command that makes the data of the tests, such as 'python3 make_export.py'; its README names it.",
  ).optional(),
  needs: text(
    "What its programs need, such as 'Python 3.11 or later and Git'; left out where that is only the language of the tests.",
  ).optional(),
};

/** The name of a file of tests; its language has to be one that the README knows how to run. */
export const testsFile = (meaning: string) =>
  text(meaning).regex(/\.(py|mjs|java)$/, { error: "name a file that ends with .py, .mjs or .java" });

/** The fields of every entry with a page of its own. */
export type EntryFields = z.output<z.ZodObject<typeof entryFields>>;
