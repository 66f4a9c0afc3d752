import type { z } from "zod";
import type { faqSchema } from "#app/contact/contact-copy.server.ts";
import { getCoursePath, PAGE_PATHS } from "#app/content/addresses.ts";
import { placeSite } from "#app/content/base-path.server.ts";
import { ContentError, type ContentProblem } from "#app/content/content-problem.ts";
import { markDraft } from "#app/content/draft.ts";
import { fillCopy } from "#app/content/fill-copy.ts";
import type { Redirects } from "#app/content/redirects.server.ts";
import type { Site } from "#app/content/site-schema.server.ts";
import type { Catalogue } from "#app/courses/catalogue.server.ts";
import type { Course } from "#app/courses/course.ts";
import type { Toolkit } from "#app/toolkit/toolkit.ts";
import { checkTogether } from "./check-together.server.ts";
import { getBuildDay, showsDrafts } from "./content-folder.server.ts";
import { fillAnnouncement, getCounts, getNames } from "./copy-names.server.ts";
import { listNotes } from "./notes.server.ts";
import type { PageCopies } from "./page-copies.server.ts";
import { type ReadContent, type ReadOptions, readContent } from "./read-content.server.ts";

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
  /** Groups that are left out because they have begun. */
  past: Catalogue["past"];
  /** What an editor may want to mend; none of it is a fault. */
  notes: ContentProblem[];
};

/**
 * Reads and checks a content folder.
 * @throws ContentError with every fault of every file at once.
 */
export function loadSiteContent(folder: string, options: Partial<ReadOptions> = {}): SiteContent {
  const { today = getBuildDay(), showDrafts = showsDrafts() } = options;
  const read = readContent(folder, { today, showDrafts });
  const problems = [...read.problems, ...checkTogether(read, today)];
  if (problems.length > 0) throw new ContentError(problems);
  return { ...compose(read, showDrafts), notes: listNotes(read, today) };
}

/** The content as pages show it: with its names and counts, and without what is not offered. */
function compose(read: ReadContent, showDrafts: boolean): Omit<SiteContent, "notes"> {
  const { catalogue, toolkit } = read;
  const { courses, retired, past } = catalogue;
  const offered = new Set(courses.map(({ slug }) => slug));
  const site = getData(read.site);
  const pages = Object.fromEntries(
    Object.entries(read.pages).map(([name, page]) => [name, getData<unknown>(page)]),
  ) as PageCopies;
  const content = {
    site: placeSite(dropFromSite(fillAnnouncement(fillCopy(site, getNames(site)), courses), offered)),
    pages: { ...pages, "learning-paths": dropFromPaths(pages["learning-paths"], offered) },
    faq: getData(read.faq)
      .filter(({ draft }) => showDrafts || !draft)
      .map(({ question, answer, draft }) => ({ question: draft ? markDraft(question) : question, answer })),
    redirects: getData(read.redirects),
    ...{ courses, retired, toolkit, past },
  };
  return { ...content, pages: fillCopy(content.pages, getCounts(content)) };
}

/** @throws Error where a file without a fault has no data. */
function getData<T>({ data, file }: { data: T | undefined; file: { file: string } }): T {
  if (data === undefined) throw new Error(`${file.file} could not be read, and no fault says why.`);
  return data;
}

/** What a page promised that is not there any more, nobody has to keep. */
function dropFromSite(site: Site, offered: ReadonlySet<string>): Site {
  const shown = new Set<string>([...PAGE_PATHS, ...[...offered].map(getCoursePath)]);
  return {
    ...site,
    footer: { ...site.footer, courses: site.footer.courses.filter((slug) => offered.has(slug)) },
    promises: site.promises.filter(({ page }) => shown.has(page)),
  };
}

/** A stop whose course is a draft or has retired is no stop. */
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
