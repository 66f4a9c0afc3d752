import type { z } from "zod";
import type { ContentFile } from "./content-file.server.ts";
import type { Finding } from "./finding.ts";
import type { Body, BodyOptions } from "./markdown.server.ts";
import type { FoundValue } from "./schema-meta.server.ts";

/** What editors write of one kind: where its files are, what they hold, and what must be true of them. */
export type Collection<Schema extends z.ZodType = z.ZodType> = {
  /** Its file, such as `faq.yaml`, or the files of its folder, such as `courses/*.md`. */
  files: string;
  schema: Schema;
  /** Whether its folder may have no file. */
  mayBeEmpty?: boolean;
  /** How the Markdown under the front matter is read. */
  body?: BodyOptions;
  /**
   * Address of an entry's page; without it entries have none. A faulty file may lack the fields that make its address.
   */
  path?(entry: { slug: string; data: Partial<z.output<Schema>> }): string | undefined;
  /** What a search result shows of an entry's page, if it has one. */
  head?(data: z.output<Schema>): Head;
  /** Ids on an entry's page that links may name, besides those of its headings; without it they are not known. */
  ids?(entry: { slug: string; data: z.output<Schema> }): string[];
  /** Whether an entry that is not a draft is shown on a day. */
  shown?(data: z.output<Schema>, today: string): boolean;
  /**
   * Files that an entry names, from the folders `files/<slug>` and `solutions/<slug>` next to the entries. With this, all
   * other files of `files/<slug>` are published as well.
   */
  attachments?(data: z.output<Schema>): Attachment[];
  /** How the editor's 'New' makes a file of it. */
  creates?: Creates<z.output<Schema>>;
  /** Checks what neither a schema nor the fields above can express. */
  check?(entry: Entry<z.output<Schema>>, content: Content): Finding[];
};

/** What a search result shows of a page, each text with its field. */
export type Head = Record<"title" | "description", { text: string; at: PropertyKey[] }> & {
  /** Whether the title already names the academy. */
  fullTitle?: boolean | undefined;
};

/** How a new file of a collection begins. */
export type Creates<Data = unknown> = {
  /** What editors call it, such as a course. */
  name: string;
  /**
   * Path of the file with its text, which has names in braces: `slug`, `today`, the fields of `asks`, and what `fill`
   * adds.
   */
  template: string;
  /** The fields that editors fill in, by their names in the schema. Without `of`, they fill in the address as well. */
  asks: string[];
  /** The collection of its parent: the file is made once, on the parent's page, and gets the parent's slug. */
  of?: Collection;
  /** For some fields, the values to choose from, taken from the parent. */
  choices?(slug: string, content: Content): Record<string, string[]>;
  /**
   * Values that follow from what editors filled in, and from the other entries. A list is written with its field's
   * name.
   */
  fill?(values: Record<string, string>, others: Data[]): Record<string, unknown>;
};

/** Defines a collection; the type of its entries follows from its schema. */
export const defineCollection = <Schema extends z.ZodType>(
  collection: Collection<Schema>,
): Collection<Schema> => collection;

/** A file that an entry names. */
export type Attachment = {
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
  /** Ids on its page that links may name, where they are known. */
  ids?: string[];
  data: Data;
  body?: Body;
  files: EntryFile[];
};

/** A link in the content, with its field, and its line where that does not follow from the field. */
export type Link = { href: string; at: PropertyKey[]; line?: number };

/** A page as links find it. */
export type LinkedPage = {
  isDraft: boolean;
  /** The places on it, where they are known. */
  ids?: ReadonlySet<string>;
  /** The entry that takes the page away with it: a draft, or one with a last day. */
  removedWith?: Entry<unknown>;
};

/** All content as it is written, for checks of one part against another. */
export type Content = {
  /** ISO day of the build. */
  today: string;
  /** The files of a collection, including those with faults, with their values. */
  files(collection: Collection): { file: ContentFile; slug: string; values: FoundValue[] }[];
  /** The entries of a collection whose fields have the right shape; of a single file there is at most one. */
  entries<Schema extends z.ZodType>(collection: Collection<Schema>): Entry<z.output<Schema>>[];
  /** The entry of a slug; undefined where there is none, or its fields have the wrong shape. */
  find<Schema extends z.ZodType>(
    collection: Collection<Schema>,
    slug: string,
  ): Entry<z.output<Schema>> | undefined;
  /** All entries of a collection; undefined where a file has the wrong shape, so that totals would be wrong. */
  all<Schema extends z.ZodType>(collection: Collection<Schema>): Entry<z.output<Schema>>[] | undefined;
  /** Every page by its address. */
  pages: ReadonlyMap<string, LinkedPage>;
  /** Addresses of the site's files that a text may link to. */
  siteFiles: readonly string[];
  /** The new address of each page that has moved, by its old one. */
  moved: ReadonlyMap<string, string>;
  /** Every link, with the file that it is written in. */
  links: (Link & { file: ContentFile })[];
};
