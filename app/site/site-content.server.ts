import type { Site } from "#app/academy/site-schema.server.ts";
import { FAQ } from "#app/contact/faq-collection.server.ts";
import type { Collection, Content } from "#app/content/collection.server.ts";
import { ContentError } from "#app/content/finding.ts";
import { REDIRECTS } from "#app/content/redirects.server.ts";
import { listCourses } from "#app/courses/catalogue/catalogue.server.ts";
import type { CoursesBySlug } from "#app/courses/course.ts";
import { getAnnouncement } from "#app/site/checks/announcement.server.ts";
import { fillFigure } from "#app/site/checks/claims.server.ts";
import { checkOldAddresses } from "#app/site/checks/old-addresses.server.ts";
import { getToolkit } from "#app/toolkit/toolkit.server.ts";
import { getArticles } from "./collections.server.ts";
import type { BuiltContent } from "./output-paths.server.ts";
import { type ShownWords, WORDS } from "./pages.server.ts";
import { SITE } from "./site-collection.server.ts";
import { type ContentReport, checkWritten, type ReadOptions } from "./written-content.server.ts";

/** Everything in `content/`, checked. */
export type SiteContent = ContentReport &
  BuiltContent & {
    site: Site;
    faq: { question: string; answer: string }[];
    coursesBySlug: CoursesBySlug;
    /** Every link that is written, with its file and line. */
    links: { href: string; place: string }[];
    /** All of it as it is written, with the lines of its values. */
    written: Content;
  };

/**
 * Reads and checks a content folder.
 * @throws ContentError with every fault of every file at once; old addresses that a file has are found after all others.
 */
export function loadSiteContent(folder: string, options?: Partial<ReadOptions>): SiteContent {
  const { report, shown, values, today, content } = checkWritten(folder, options);
  const { courses, retired } = listCourses(shown, values, today);
  const coursesBySlug = new Map(courses.map((course) => [course.slug, course]));
  const site = shown.get(SITE);
  const links = content.links.map(({ href, file, at, line }) => ({
    href,
    place: `${file.file}:${line ?? file.lineOf(at)}`,
  }));
  const built: BuiltContent = {
    pages: Object.fromEntries(
      Object.entries(WORDS).map(([name, words]: [string, Collection]) => [name, shown.get(words)]),
    ) as ShownWords,
    courses,
    retired,
    redirects: shown.get(REDIRECTS),
    toolkit: getToolkit(shown, coursesBySlug),
    articles: getArticles(shown),
  };
  const faults = checkOldAddresses(content, built);
  if (faults.length > 0) throw new ContentError(faults);
  return {
    ...report,
    ...built,
    site: {
      ...site,
      statistics: site.statistics.map(fillFigure),
      delivery: site.delivery.map(fillFigure),
      announcement: getAnnouncement(site, retired, today),
    },
    faq: shown.get(FAQ),
    coursesBySlug,
    links,
    written: content,
  };
}
