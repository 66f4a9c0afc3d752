import type { z } from "zod";
import { faqSchema } from "#app/contact/contact-copy.server.ts";
import { getCoursePath, PAGE_PATHS } from "#app/content/addresses.ts";
import { placeSite } from "#app/content/base-path.server.ts";
import { getDraftTitle } from "#app/content/fields.server.ts";
import { fillCopy, unescapeBraces } from "#app/content/fill-copy.ts";
import { ContentError, type Finding, isFault } from "#app/content/finding.ts";
import { publishersSchema } from "#app/content/publishers.server.ts";
import { type Site, siteSchema } from "#app/content/site-schema.server.ts";
import type { Draft } from "#app/content/text-faults.server.ts";
import { TRACKS } from "#app/content/tracks.ts";
import { type Catalogue, readCatalogue } from "#app/courses/catalogue.server.ts";
import type { Course } from "#app/courses/course.ts";
import { type CourseContract, contractSchema } from "#app/courses/course-schema.server.ts";
import { readToolkit } from "#app/toolkit/toolkit.server.ts";
import type { Toolkit } from "#app/toolkit/toolkit.ts";
import { getAnnouncement } from "./announcement.server.ts";
import { checkTogether } from "./check-together.server.ts";
import {
  COLLECTIONS,
  composeEntries,
  type Entries,
  type ReadEntries,
  readCollections,
} from "./collections.server.ts";
import { CONTENT_FOLDER, getBuildDay, showsDrafts } from "./content-folder.server.ts";
import { getCounts, getNames, isCode, NAMES } from "./copy-names.server.ts";
import { FolderReader, type ReadFile } from "./folder-reader.server.ts";
import { listOwnersTasks, type OwnersTask } from "./owners-tasks.server.ts";
import { PAGE_SCHEMAS, type PageCopies, type PageName } from "./page-copies.server.ts";
import { type Redirects, redirectsSchema } from "./redirects.server.ts";

/** Everything in `content/`, checked. */
export type SiteContent = {
  site: Site;
  pages: PageCopies;
  faq: Omit<z.output<typeof faqSchema>[number], "draft">[];
  /** The courses that are offered, in catalogue order. */
  courses: Course[];
  /** The courses that are no longer offered: their pages say where to go. */
  retired: Course[];
  redirects: Redirects;
  toolkit: Toolkit;
  /** The entries of every collection that are shown. */
  entries: Entries;
  /** Groups that are left out because they have begun. */
  past: Catalogue["past"];
  /** What is not published yet. */
  drafts: Draft[];
  /** What only the owner can settle. */
  owners: OwnersTask[];
  /** What may be wrong, and stops nothing. */
  warnings: Finding[];
};

/** How a content folder is read. */
type ReadOptions = {
  /** ISO day of the build. */
  today: string;
  /** Whether drafts are shown, as in a preview. */
  showDrafts: boolean;
};

/**
 * Reads and checks a content folder.
 * @throws ContentError with every fault of every file at once.
 */
export function loadSiteContent(folder: string, options: Partial<ReadOptions> = {}): SiteContent {
  const { today = getBuildDay(), showDrafts = showsDrafts() } = options;
  const read = readContent(folder, { today, showDrafts });
  const findings = [...read.findings, ...checkTogether(read, today)];
  const faults = findings.filter(isFault);
  if (faults.length > 0) throw new ContentError(faults);
  return { ...compose(read, { today, showDrafts }), warnings: findings };
}

/** Everything in a content folder, read and checked file by file. */
export type ReadContent = {
  site: ReadFile<z.output<typeof siteSchema>>;
  faq: ReadFile<z.output<typeof faqSchema>>;
  contract: ReadFile<z.output<typeof contractSchema>>;
  redirects: ReadFile<z.output<typeof redirectsSchema>>;
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

/** Reads every file of a content folder, with the findings that need no other part of the content. */
function readContent(root: string, options: ReadOptions): ReadContent {
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
  return {
    ...{ site, faq, contract, redirects, publishers, pages, catalogue },
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
    ...["contract.yaml", "faq.yaml", "publishers.yaml", "redirects.yaml", "site.yaml"],
  ],
  pages: Object.keys(PAGE_SCHEMAS).map((name) => `${name}.yaml`),
  toolkit: ["prompts", "roadmap"],
};

/** The content as pages show it: names and counts are filled in, drafts and retired courses are left out. */
function compose(read: ReadContent, { today, showDrafts }: ReadOptions): Omit<SiteContent, "warnings"> {
  const { catalogue, toolkit } = read;
  const { courses, retired, past } = catalogue;
  const offered = new Set(courses.map(({ slug }) => slug));
  const data = getData(read.site);
  const filled = fillCopy(data, getNames(data));
  const site = { ...filled, announcement: getAnnouncement(filled, retired, today) };
  const shown = new Set<string>([...PAGE_PATHS, ...[...offered].map(getCoursePath)]);
  const pages = Object.fromEntries(
    Object.entries(read.pages).map(([name, page]) => [name, getData<unknown>(page)]),
  ) as PageCopies;
  const content = {
    site: placeSite(dropFromSite(site, offered, shown)),
    pages: {
      ...pages,
      "learning-paths": dropFromPaths(pages["learning-paths"], offered),
    },
    faq: getData(read.faq)
      .filter(({ draft }) => showDrafts || !draft)
      .map(({ question, answer, draft }) => ({
        question: draft ? getDraftTitle(question) : question,
        answer,
      })),
    redirects: getData(read.redirects),
    entries: composeEntries(read.entries, { offered, showDrafts }),
    ...{ courses, retired, toolkit, past, drafts: read.drafts },
    owners: listOwnersTasks(read.site.file, site, (page) => shown.has(page)),
  };
  return {
    ...content,
    site: unescapeBraces(content.site),
    pages: unescapeBraces(fillCopy(content.pages, getCounts(content), isCode), isCode),
  };
}

/** @throws Error where a file without a fault has no data. */
function getData<T>({ data, file }: { data: T | undefined; file: { file: string } }): T {
  if (data === undefined) throw new Error(`${file.file} could not be read, and no fault says why.`);
  return data;
}

/** Drops footer links and promises of pages that are not published. */
function dropFromSite(site: Site, offered: ReadonlySet<string>, shown: ReadonlySet<string>): Site {
  return {
    ...site,
    footer: { ...site.footer, courses: site.footer.courses.filter((slug) => offered.has(slug)) },
    promises: site.promises.filter(({ page }) => shown.has(page)),
  };
}

/** Drops rows of the learning paths whose course is a draft or has retired. */
const dropFromPaths = (
  page: PageCopies["learning-paths"],
  offered: ReadonlySet<string>,
): PageCopies["learning-paths"] => ({
  ...page,
  paths: page.paths.map((path) => ({
    ...path,
    rows: path.rows.filter(({ course }) => course === undefined || offered.has(course)),
  })),
});

const KEY = Symbol.for("site-content");

/** One for the process: the bundled server has its own copy of this module. */
const store = globalThis as { [KEY]?: SiteContent | undefined };

/** Gives this thread the content that another one has read. */
export function setSiteContent(content: SiteContent): void {
  store[KEY] = content;
}

/** The checked content of the project; read once a build, anew for each request in development. */
export function getSiteContent(): SiteContent {
  if (!store[KEY] || import.meta.env?.DEV) store[KEY] = loadSiteContent(CONTENT_FOLDER);
  return store[KEY];
}
