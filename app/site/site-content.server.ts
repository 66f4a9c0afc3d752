import type { z } from "zod";
import type { faqSchema } from "#app/contact/contact-copy.server.ts";
import { getCoursePath, PAGE_PATHS } from "#app/content/addresses.ts";
import { placeSite } from "#app/content/base-path.server.ts";
import { getDraftTitle } from "#app/content/fields.server.ts";
import { fillCopy, unescapeBraces } from "#app/content/fill-copy.ts";
import { ContentError, type Finding, isFault } from "#app/content/finding.ts";
import type { Site } from "#app/content/site-schema.server.ts";
import type { Draft } from "#app/content/text-faults.server.ts";
import type { Catalogue } from "#app/courses/catalogue.server.ts";
import type { Course } from "#app/courses/course.ts";
import type { Toolkit } from "#app/toolkit/toolkit.ts";
import { getAnnouncement } from "./announcement.server.ts";
import { checkTogether } from "./check-together.server.ts";
import { composeEntries, type Entries } from "./collections.server.ts";
import { CONTENT_FOLDER, getBuildDay, showsDrafts } from "./content-folder.server.ts";
import { fillAnnouncement, getCounts, getNames, isCode } from "./copy-names.server.ts";
import { dropUntaught } from "./home-skills.server.ts";
import { listOwnersTasks, type OwnersTask } from "./owners-tasks.server.ts";
import type { PageCopies } from "./page-copies.server.ts";
import { type ReadContent, type ReadOptions, readContent } from "./read-content.server.ts";
import type { Redirects } from "./redirects.server.ts";

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

/** The content as pages show it: names and counts are filled in, drafts and retired courses are left out. */
function compose(read: ReadContent, { today, showDrafts }: ReadOptions): Omit<SiteContent, "warnings"> {
  const { catalogue, toolkit } = read;
  const { courses, retired, past } = catalogue;
  const offered = new Set(courses.map(({ slug }) => slug));
  const data = getData(read.site);
  const filled = fillAnnouncement(fillCopy(data, getNames(data)), courses);
  const site = { ...filled, announcement: getAnnouncement(filled, retired, today) };
  const shown = new Set<string>([...PAGE_PATHS, ...[...offered].map(getCoursePath)]);
  const pages = Object.fromEntries(
    Object.entries(read.pages).map(([name, page]) => [name, getData<unknown>(page)]),
  ) as PageCopies;
  const content = {
    site: placeSite(dropFromSite(site, offered, shown)),
    pages: {
      ...pages,
      home: dropUntaught(pages.home, courses),
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
