import type { Token, Tokens } from "marked";
import type { z } from "zod";
import { FAQ } from "#app/contact/faq-collection.server.ts";
import type { Collection, EntryFields, EntryFile } from "#app/content/collection.server.ts";
import type { NameValues } from "#app/content/fill-copy.ts";
import { readFence } from "#app/content/listing.server.ts";
import { renderSections, type Sections } from "#app/content/markdown.server.ts";
import { SITE_NAMES } from "#app/content/prose.server.ts";
import { PUBLISHERS } from "#app/content/publishers.server.ts";
import { listDeclaredNames } from "#app/content/schema-texts.server.ts";
import type { Shown, ShownContent } from "#app/content/shown-content.server.ts";
import { BRIEFS } from "#app/courses/brief-collection.server.ts";
import { COURSES } from "#app/courses/course-collection.server.ts";
import { SESSIONS } from "#app/courses/session-collection.server.ts";
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
export const ALL_NAMES: ReadonlySet<string> = new Set([
  ...SITE_NAMES,
  ...Object.values(COLLECTIONS).flatMap(({ schema }) => listDeclaredNames(schema)),
]);

/** An entry as its page shows it. */
export type EntryPage<Data extends EntryFields = EntryFields> = Shown<Data> &
  Sections & {
    slug: string;
    path: string;
    files: EntryFile[];
    /** The files that its listings show, in their order. */
    programs: { name: string; text: string }[];
  };

type Name = keyof typeof ENTRY_COLLECTIONS;

/** The entries that are shown, by the name of their collection. */
export type Entries = {
  [N in Name]: EntryPage<z.output<(typeof ENTRY_COLLECTIONS)[N]["schema"]>>[];
};

/** The entries that are shown, with their texts as HTML. */
export const getEntries = (content: ShownContent, values: NameValues): Entries =>
  Object.fromEntries(
    Object.entries(ENTRY_COLLECTIONS).map(([name, collection]: [string, Collection]) => [
      name,
      content.entries(collection).map(({ slug, path, files, body, data }) => ({
        ...(data as Shown<EntryFields>),
        ...{ slug, path, files, programs: listPrograms(body?.tokens ?? []) },
        ...(body && collection.body ? renderSections(body, collection.body, values) : {}),
      })),
    ]),
  ) as unknown as Entries;

const listPrograms = (tokens: Token[]): EntryPage["programs"] =>
  tokens.flatMap((token) => {
    const name = token.type === "code" ? readFence(token.lang).file : undefined;
    return name === undefined ? [] : { name, text: `${(token as Tokens.Code).text}\n` };
  });

/** The pages of all entries. */
export const listEntryPages = ({ entries }: { entries: Entries }): EntryPage[] =>
  Object.values(entries).flat();
