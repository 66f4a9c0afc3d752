import {
  type Collection,
  type CollectionReader,
  type Entry,
  type EntryFields,
  type EntryFile,
  readCollection,
} from "#app/content/collection.server.ts";
import type { ContentProblem } from "#app/content/content-problem.ts";
import { markDraft } from "#app/content/draft.ts";
import { BRIEFS } from "#app/courses/brief-collection.server.ts";
import type { Catalogue } from "#app/courses/catalogue.server.ts";
import { SESSIONS } from "#app/courses/session-collection.server.ts";

/** Every folder of content that has a page for each entry; all that lists pages or files follows from it. */
export const COLLECTIONS = { sessions: SESSIONS, briefs: BRIEFS };

type Name = keyof typeof COLLECTIONS;

type DataOf<C> = C extends Collection<infer Data, never> ? Data : never;

/** The entries that were read, by the name of their collection. */
export type ReadEntries = { [N in Name]: Entry<DataOf<(typeof COLLECTIONS)[N]>>[] };

/** An entry as its page shows it. */
export type EntryPage<Data extends EntryFields = EntryFields> = Omit<Data, "draft"> & {
  slug: string;
  path: string;
  /** HTML before the first heading of its body. */
  intro: string;
  /** The parts of its body, each with its heading and HTML. */
  sections: { title: string; html: string }[];
  files: EntryFile[];
};

/** The entries that are shown, by the name of their collection. */
export type Entries = { [N in Name]: EntryPage<DataOf<(typeof COLLECTIONS)[N]>>[] };

const LIST = Object.entries(COLLECTIONS) as unknown as [Name, Collection<EntryFields, Catalogue>][];

/** Reads every collection. */
export function readCollections(
  reader: CollectionReader,
  today: string,
): { entries: ReadEntries; problems: ContentProblem[] } {
  const read = LIST.map(([name, collection]) => ({ name, ...readCollection(collection, reader, today) }));
  return {
    entries: Object.fromEntries(read.map(({ name, entries }) => [name, entries])) as ReadEntries,
    problems: read.flatMap(({ problems }) => problems),
  };
}

/** Faults of entries against the rest of the content. */
export const checkCollections = (entries: ReadEntries, catalogue: Catalogue): ContentProblem[] =>
  LIST.flatMap(([name, { check }]) =>
    check ? (entries[name] as Entry[]).flatMap((entry) => check(entry, catalogue)) : [],
  );

/** The entries that are shown: neither drafts nor of a course that is not offered. */
export const composeEntries = (
  entries: ReadEntries,
  { offered, showDrafts }: { offered: ReadonlySet<string>; showDrafts: boolean },
): Entries =>
  Object.fromEntries(
    LIST.map(([name, { getCourse }]) => [
      name,
      (entries[name] as Entry[])
        .filter(({ data }) => showDrafts || !data.draft)
        .filter(({ data }) => !getCourse || offered.has(getCourse(data)))
        .map(toPage),
    ]),
  ) as Entries;

function toPage({ slug, path, files, body, data: { draft, ...data } }: Entry): EntryPage {
  // Only a heading of the body begins so: HTML of an editor is refused.
  const [intro = "", ...sections] = body.html.split("<h2>");
  return {
    ...data,
    title: draft ? markDraft(data.title) : data.title,
    ...{ slug, path, files },
    intro: intro.trim(),
    sections: sections.map((html, index) => ({
      title: body.headings[index]?.title ?? "",
      html: html.slice(html.indexOf("</h2>") + "</h2>".length).trim(),
    })),
  };
}

/** The pages of all collections. */
export const listEntryPages = ({ entries }: { entries: Entries }): EntryPage[] =>
  Object.values(entries).flat();

/** Address of a file that is published beside a page. */
export const getEntryFilePath = ({ path }: Pick<EntryPage, "path">, { name }: Pick<EntryFile, "name">) =>
  `${path}/${name}`;
