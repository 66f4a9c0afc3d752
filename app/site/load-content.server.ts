import { globSync } from "node:fs";
import path from "node:path";
import { LICENSES_FILE, PROMPT_FILES, SHARE_IMAGE, SITE_FILES } from "#app/academy/addresses.ts";
import { SITE_NAMES } from "#app/academy/site-names.ts";
import type { Collection } from "#app/content/collection.server.ts";
import type { FileOverlay } from "#app/content/content-file.server.ts";
import { ContentError, type Finding, findingAt, isFault } from "#app/content/finding.ts";
import { readContent } from "#app/content/reader.server.ts";
import { REDIRECTS } from "#app/content/redirects.server.ts";
import { type ShownContent, selectShown } from "#app/content/shown-content.server.ts";
import { listCourses } from "#app/courses/courses.server.ts";
import { COURSES } from "#app/courses/schema/course-collection.server.ts";
import type { NameValues } from "#app/text/fill-words.ts";
import { getToolkit } from "#app/toolkit/toolkit.server.ts";
import { getAnnouncement } from "./announcement.server.ts";
import { getBuildDay, showsDrafts } from "./build-day.server.ts";
import { COLLECTIONS, getArticles, SITE } from "./collections.server.ts";
import { fillFigure } from "./figures.server.ts";
import { getNameValues } from "./name-values.server.ts";
import { listOwnersTasks } from "./owners-tasks.server.ts";
import { type ShownWords, WORDS } from "./pages.server.ts";
import type { ShownSite, SiteContent } from "./site-content.server.ts";
import { BUILT_RULES, WRITTEN_RULES } from "./site-rules.server.ts";

/** Files of the site with fixed addresses, which a text may link to. */
const FILES = [
  ...Object.values(PROMPT_FILES),
  ...Object.values(SITE_FILES),
  SHARE_IMAGE.default,
  LICENSES_FILE,
  ...globSync("**/*.*", { cwd: "public" }).map((file) => `/${file.replaceAll(path.sep, "/")}`),
];

/** How a content folder is read. */
type LoadOptions = {
  /** ISO day of the build. */
  today?: string;
  /** Whether drafts are shown, as in a preview. */
  showDrafts?: boolean;
  overlay?: FileOverlay | undefined;
};

/** Reads a content folder as it is written, with all that can be found in it. */
export const readWritten = (folder: string, { today = getBuildDay(), overlay }: LoadOptions = {}) =>
  readContent(folder, COLLECTIONS, { today, names: SITE_NAMES, files: FILES }, overlay);

/**
 * Reads and checks a content folder, and puts together what pages show of it.
 * @throws ContentError with every fault of every file at once; faults of what is built are found after all others.
 */
export function loadSiteContent(folder: string, options: LoadOptions = {}): SiteContent {
  const { content, drafts, findings } = readWritten(folder, options);
  const selected = selectShown(content, COLLECTIONS, options.showDrafts ?? showsDrafts());
  const values = getNameValues(selected);
  const warnings = [...findings, ...WRITTEN_RULES.flatMap((check) => check(content, values))];
  stopOnFaults(warnings);
  const shown = selected.fill(values);
  const assembled = assemble(shown, values, content.today);
  stopOnFaults(BUILT_RULES.flatMap((check) => check(content, assembled)));
  const site = shown.get(SITE);
  return {
    ...assembled,
    site: {
      ...site,
      statistics: site.statistics.map(fillFigure),
      delivery: site.delivery.map(fillFigure),
      announcement: getAnnouncement(site, assembled.retired, content.today),
    },
    shown,
    links: content.links.map(({ href, file, at, line }) => ({
      href,
      place: `${file.file}:${line ?? file.lineOf(at)}`,
    })),
    written: content,
    begun: listBegun(selected, content.today),
    drafts,
    owners: listOwnersTasks(content, selected, values),
    warnings,
  };
}

function stopOnFaults(findings: Finding[]): void {
  const faults = findings.filter(isFault);
  if (faults.length > 0) throw new ContentError(faults);
}

/** What pages and files are built from. */
function assemble(shown: ShownContent, values: NameValues, today: string): ShownSite {
  const { courses, retired } = listCourses(shown, values, today);
  const coursesBySlug = new Map(courses.map((course) => [course.slug, course]));
  return {
    pages: Object.fromEntries(
      Object.entries(WORDS).map(([name, words]: [string, Collection]) => [name, shown.get(words)]),
    ) as ShownWords,
    courses,
    retired,
    coursesBySlug,
    redirects: shown.get(REDIRECTS),
    toolkit: getToolkit(shown, coursesBySlug),
    articles: getArticles(shown),
  };
}

/** Groups that pages leave out. */
const listBegun = (selected: ShownContent, today: string): Finding[] =>
  selected.entries(COURSES).flatMap(({ file, data: { cohorts } }) =>
    cohorts.flatMap(({ start }, index) => {
      const fix = "this group has begun, so that pages leave it out: write a later day, or remove it";
      return start < today ? findingAt(file, ["cohorts", index, "start"], start, fix) : [];
    }),
  );
