import type { z } from "zod";
import { faqSchema } from "#app/contact/contact-copy.server.ts";
import { getCoursePath } from "#app/content/addresses.ts";
import { type Finding, isFault } from "#app/content/finding.ts";
import { publishersSchema } from "#app/content/publishers.server.ts";
import { siteSchema } from "#app/content/site-schema.server.ts";
import type { Draft } from "#app/content/text-faults.server.ts";
import { TRACKS } from "#app/content/tracks.ts";
import { type Catalogue, readCatalogue } from "#app/courses/catalogue.server.ts";
import { type CourseContract, contractSchema } from "#app/courses/course-schema.server.ts";
import { readToolkit } from "#app/toolkit/toolkit.server.ts";
import type { Toolkit } from "#app/toolkit/toolkit.ts";
import { COLLECTIONS, type ReadEntries, readCollections } from "./collections.server.ts";
import { getNames, NAMES } from "./copy-names.server.ts";
import { FolderReader, type ReadFile } from "./folder-reader.server.ts";
import { PAGE_SCHEMAS, type PageCopies, type PageName } from "./page-copies.server.ts";
import { type Redirects, redirectsSchema } from "./redirects.server.ts";
import { searchesSchema } from "./search-check.server.ts";

/** Everything in a content folder, read and checked file by file. */
export type ReadContent = {
  site: ReadFile<z.output<typeof siteSchema>>;
  faq: ReadFile<z.output<typeof faqSchema>>;
  contract: ReadFile<z.output<typeof contractSchema>>;
  redirects: ReadFile<z.output<typeof redirectsSchema>>;
  searches: ReadFile<z.output<typeof searchesSchema>>;
  publishers: z.output<typeof publishersSchema> | undefined;
  pages: { [Name in PageName]: ReadFile<PageCopies[Name]> };
  catalogue: Catalogue;
  toolkit: Toolkit;
  /** Whether no file of the toolkit has a fault, so that nothing of it is missing. */
  isToolkitWhole: boolean;
  drafts: Draft[];
  /** The groups of prompts whose files have the right shape. */
  promptGroups: ReturnType<typeof readToolkit>["groups"];
  /** The entries of every collection. */
  entries: ReadEntries;
  findings: Finding[];
};

/** How a content folder is read. */
export type ReadOptions = {
  /** ISO day of the build. */
  today: string;
  /** Whether drafts are shown, as in a preview. */
  showDrafts: boolean;
};

/** Reads every file of a content folder, with the findings that need no other part of the content. */
export function readContent(root: string, options: ReadOptions): ReadContent {
  const reader = new FolderReader(root, options.today);
  reader.expectFolders(FOLDERS);
  for (const [folder, names] of Object.entries(FIXED_NAMES)) reader.expectNames(folder, names);
  const site = reader.read("site.yaml", siteSchema);
  if (site.data) reader.names = getNames(site.data);
  const pages = Object.fromEntries(
    Object.entries(PAGE_SCHEMAS).map(([name, schema]) => [name, reader.read(`pages/${name}.yaml`, schema)]),
  ) as ReadContent["pages"];
  const contract = reader.read("contract.yaml", contractSchema);
  const redirects = reader.read("redirects.yaml", redirectsSchema, "[]");
  const publishers = reader.read("publishers.yaml", publishersSchema).data;
  const catalogue = readCatalogue(reader.readAll("courses", ".md"), {
    ...options,
    contract: dropMoved(contract.data?.courses ?? {}, redirects.data ?? []),
    publishers,
    mentors: site.data?.mentors.map(({ name }) => name),
    names: { values: reader.names, known: NAMES },
  });
  const toolkit = readToolkit(
    {
      prompts: [...reader.readAll("toolkit/prompts", ".yaml")],
      roadmap: [...reader.readAll("toolkit/roadmap", ".yaml")],
    },
    { courses: getKnownCourses(catalogue), showDrafts: options.showDrafts },
  );
  const collections = readCollections(reader);
  const faq = reader.read("faq.yaml", faqSchema);
  const searches = reader.read("searches.yaml", searchesSchema, "[]");
  return {
    ...{ site, faq, contract, redirects, searches, publishers, pages, catalogue },
    toolkit: toolkit.toolkit,
    isToolkitWhole: !toolkit.findings.some(isFault),
    promptGroups: toolkit.groups,
    drafts: reader.drafts,
    entries: collections.entries,
    findings: [...reader.findings, ...catalogue.findings, ...toolkit.findings, ...collections.findings],
  };
}

/** Drops courses whose old address leads on: what still names them is then a fault. */
const dropMoved = (courses: CourseContract, redirects: Redirects): CourseContract =>
  Object.fromEntries(
    Object.entries(courses).filter(([slug]) => !redirects.some(({ from }) => from === getCoursePath(slug))),
  );

/** The courses that the toolkit may name, also those whose file has a fault. */
function getKnownCourses({ entries, slugs }: Catalogue) {
  const known = new Map(entries.map(({ slug, data }) => [slug, data]));
  return new Map(
    slugs.map((slug) => {
      const { title = slug, track = TRACKS[0], draft = false } = known.get(slug) ?? {};
      return [slug, { title, track, isDraft: draft }] as const;
    }),
  );
}

/** The folders that must be there. */
const FOLDERS = ["pages", "courses", "toolkit", "toolkit/prompts", "toolkit/roadmap"];

/** The names that the folders with fixed names may hold. */
const FIXED_NAMES = {
  "": [
    ...["README.md", "courses", "pages", "toolkit"],
    ...Object.values(COLLECTIONS).map(({ folder }) => folder),
    ...["contract.yaml", "faq.yaml", "publishers.yaml", "redirects.yaml", "searches.yaml", "site.yaml"],
  ],
  pages: Object.keys(PAGE_SCHEMAS).map((name) => `${name}.yaml`),
  toolkit: ["prompts", "roadmap"],
};
