import type { Site } from "#app/academy/site-schema.server.ts";
import type { Content } from "#app/content/collection.server.ts";
import type { Draft } from "#app/content/drafts.server.ts";
import type { Finding } from "#app/content/finding.ts";
import type { Redirects } from "#app/content/redirects.server.ts";
import type { ShownContent } from "#app/content/shown-content.server.ts";
import type { Course, CoursesBySlug } from "#app/courses/course.ts";
import type { Toolkit } from "#app/toolkit/toolkit.ts";
import type { Articles } from "./collections.server.ts";
import type { OwnersTask } from "./owners-tasks.server.ts";
import type { ShownWords } from "./pages.server.ts";

/** The part of the content that pages and files are built from. */
export type ShownSite = {
  pages: ShownWords;
  /** The courses that are offered, in catalogue order. */
  courses: Course[];
  coursesBySlug: CoursesBySlug;
  /** The courses that are no longer offered: their pages link to others. */
  retired: Course[];
  redirects: Redirects;
  toolkit: Toolkit;
  /** The sessions and briefs that are shown. */
  articles: Articles;
};

/** Everything in `content/`, checked. */
export type SiteContent = ShownSite & {
  site: Site;
  /** The entries of every collection as pages show them. */
  shown: ShownContent;
  /** Every link that is written, with its file and line. */
  links: { href: string; place: string }[];
  /** All of it as it is written, with the lines of its values. */
  written: Content;
  /** Groups that are left out because they have begun. */
  begun: Finding[];
  /** What is not published yet. */
  drafts: Draft[];
  /** What only the owner can settle. */
  owners: OwnersTask[];
  /** What may be wrong, and stops nothing. */
  warnings: Finding[];
};
