import type { z } from "zod";
import { FAQ } from "#app/contact/faq-collection.server.ts";
import type { Collection, EntryFields, EntryFile } from "#app/content/collection.server.ts";
import type { Body } from "#app/content/markdown.server.ts";
import { SITE_NAMES } from "#app/content/names.server.ts";
import { PUBLISHERS } from "#app/content/publishers.server.ts";
import { listMetas } from "#app/content/schema-texts.server.ts";
import type { Shown, ShownContent } from "#app/content/shown-content.server.ts";
import { COURSES } from "#app/courses/course-collection.server.ts";
import { BRIEFS } from "#app/courses/entries/brief-collection.server.ts";
import { SESSIONS } from "#app/courses/entries/session-collection.server.ts";
import { PROMPT_GROUPS, ROADMAP } from "#app/toolkit/toolkit-collections.server.ts";
import { CONTRACT } from "./contract.server.ts";
import { PAGES } from "./pages.server.ts";
import { REDIRECTS } from "./redirects.server.ts";
import { SITE } from "./site-collection.server.ts";

/** Collections whose entries have a page of their own, with a text below its fields; lists of pages and files follow. */
const ENTRY_COLLECTIONS = { sessions: SESSIONS, briefs: BRIEFS };

/** Everything that editors write, by the names that references use. */
export const COLLECTIONS: Record<string, Collection> = {
  ...{ site: SITE, courses: COURSES, promptGroups: PROMPT_GROUPS, roadmap: ROADMAP, faq: FAQ },
  ...ENTRY_COLLECTIONS,
  ...Object.fromEntries(Object.entries(PAGES).map(([name, page]) => [`page-${name}`, page])),
  ...{ contract: CONTRACT, publishers: PUBLISHERS, redirects: REDIRECTS },
};

/** Every name in braces that a text of the content may hold. */
export const listAllNames = (): string[] => [
  ...SITE_NAMES,
  ...Object.values(COLLECTIONS).flatMap(({ schema }) => listMetas(schema).flatMap(({ names = [] }) => names)),
];

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

type Name = keyof typeof ENTRY_COLLECTIONS;

/** The entries that are shown, by the name of their collection. */
export type Entries = {
  [N in Name]: EntryPage<z.output<(typeof ENTRY_COLLECTIONS)[N]["schema"]>>[];
};

/** The entries that are shown. */
export const getEntries = (content: ShownContent): Entries =>
  Object.fromEntries(
    Object.entries(ENTRY_COLLECTIONS).map(([name, collection]: [string, Collection]) => [
      name,
      content
        .entries(collection)
        .map(({ slug, path, files, body, data }) => ({ ...(data as object), slug, path, files, body })),
    ]),
  ) as unknown as Entries;

/** The pages of all entries. */
export const listEntryPages = ({ entries }: { entries: Entries }): EntryPage[] =>
  Object.values(entries).flat();
