import { SITE_NAMES } from "#app/academy/site-names.ts";
import { FAQ } from "#app/contact/faq-collection.server.ts";
import type { Collection } from "#app/content/collection.server.ts";
import { REDIRECTS } from "#app/content/redirects.server.ts";
import { listMetas } from "#app/content/schema-meta.server.ts";
import type { ShownContent } from "#app/content/shown-content.server.ts";
import { COURSES } from "#app/courses/course-collection.server.ts";
import { BRIEFS } from "#app/courses/entries/brief-collection.server.ts";
import { SESSIONS } from "#app/courses/entries/session-collection.server.ts";
import { PUBLISHERS } from "#app/courses/market/publishers.server.ts";
import { type EntryPage, listPagesOf } from "#app/page-model/entry-page.server.ts";
import { PROMPT_GROUPS, ROADMAP } from "#app/toolkit/toolkit-collections.server.ts";
import { CONTRACT } from "./contract.server.ts";
import { WORDS } from "./pages.server.ts";
import { SITE } from "./site-collection.server.ts";

/** Everything that editors write. */
export const COLLECTIONS: Collection[] = [
  SITE,
  COURSES,
  SESSIONS,
  BRIEFS,
  PROMPT_GROUPS,
  ROADMAP,
  FAQ,
  ...Object.values(WORDS),
  CONTRACT,
  PUBLISHERS,
  REDIRECTS,
];

/** Every name in braces that a text of the content may hold. */
export const listAllNames = (): string[] => [
  ...SITE_NAMES,
  ...COLLECTIONS.flatMap(({ schema }) => listMetas(schema).flatMap(({ names = [] }) => names)),
];

/** The entries that are shown of each collection whose entries have a page of their own, with a text below its fields. */
export const getEntries = (content: ShownContent) => ({
  sessions: listPagesOf(content, SESSIONS),
  briefs: listPagesOf(content, BRIEFS),
});

/** The entries that are shown, by the name of their collection. */
export type Entries = ReturnType<typeof getEntries>;

/** The pages of all entries. */
export const listEntryPages = ({ entries }: { entries: Entries }): EntryPage[] =>
  Object.values(entries).flat();
