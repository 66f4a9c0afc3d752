import type { z } from "zod";
import type { Collection, EntryFile } from "#app/content/collection.server.ts";
import type { Body } from "#app/content/markdown.server.ts";
import type { Shown, ShownContent } from "#app/content/shown-content.server.ts";
import type { EntryFields } from "./entry-fields.server.ts";

/** An entry as its page shows it. */
export type EntryPage<Data extends EntryFields = EntryFields> = Shown<Data> & {
  slug: string;
  path: string;
  files: EntryFile[];
  body: Body;
};

/** The fields of an entry and the addresses of its files: without its text, which its page has as HTML, and theirs. */
export const getEntryFields = <Page extends EntryPage>({ body: _, files, ...fields }: Page) => ({
  ...fields,
  files: files.map(({ name, path }) => ({ name, path })),
});

/** The entries that are shown of a collection whose entries have a page of their own, with a text below its fields. */
export const listPagesOf = <Schema extends z.ZodType<EntryFields>>(
  content: ShownContent,
  collection: Collection<Schema>,
): EntryPage<z.output<Schema>>[] =>
  content
    .entries(collection)
    .flatMap(({ slug, path, files, body, data }) =>
      path !== undefined && body ? { ...data, slug, path, files, body } : [],
    );
