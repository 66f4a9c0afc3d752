import type { z } from "zod";
import type { Shown } from "#app/content/shown-content.server.ts";
import { ABOUT_PAGE, SAMPLE_WORDS } from "#app/routes/about/page.server.ts";
import { ACADEMIC_PAGE } from "#app/routes/academic/page.server.ts";
import { ACCESSIBILITY_PAGE } from "#app/routes/accessibility/page.server.ts";
import { BRIEF_WORDS } from "#app/routes/brief/page.server.ts";
import { CONTACT_PAGE } from "#app/routes/contact/page.server.ts";
import { CORPORATE_PAGE } from "#app/routes/corporate/page.server.ts";
import { COURSE_WORDS } from "#app/routes/course/page.server.ts";
import { COURSES_PAGE } from "#app/routes/courses/page.server.ts";
import { DEV_TOOLKIT_PAGE } from "#app/routes/dev-toolkit/page.server.ts";
import { HOME_PAGE } from "#app/routes/home/page.server.ts";
import { LEARNING_PATHS_PAGE } from "#app/routes/learning-paths/page.server.ts";
import { NOT_FOUND_WORDS } from "#app/routes/not-found/page.server.ts";
import { PRIVACY_PAGE } from "#app/routes/privacy/page.server.ts";
import { ROADMAP_PAGE } from "#app/routes/roadmap/page.server.ts";
import { SESSION_WORDS } from "#app/routes/session/page.server.ts";
import { SESSIONS_PAGE } from "#app/routes/sessions/page.server.ts";
import { TOOLS_PAGE } from "#app/routes/zerotools/page.server.ts";

/** The pages with words of their own, in the order of the sitemap. Lists of pages and files, and the editor's help follow. */
export const PAGES = {
  home: HOME_PAGE,
  courses: COURSES_PAGE,
  sessions: SESSIONS_PAGE,
  "learning-paths": LEARNING_PATHS_PAGE,
  corporate: CORPORATE_PAGE,
  academic: ACADEMIC_PAGE,
  about: ABOUT_PAGE,
  tools: TOOLS_PAGE,
  contact: CONTACT_PAGE,
  "dev-toolkit": DEV_TOOLKIT_PAGE,
  roadmap: ROADMAP_PAGE,
  privacy: PRIVACY_PAGE,
  accessibility: ACCESSIBILITY_PAGE,
};

/** All words in `content/pages`: of the pages, of those that entries make, and of parts. */
export const WORDS = {
  ...PAGES,
  course: COURSE_WORDS,
  session: SESSION_WORDS,
  brief: BRIEF_WORDS,
  "not-found": NOT_FOUND_WORDS,
  sample: SAMPLE_WORDS,
};

/** Name of a page with words of its own. */
export type PageName = keyof typeof PAGES;

/** Names of the pages with words of their own, in the order of the sitemap. */
export const PAGE_NAMES = Object.keys(PAGES) as PageName[];

/** Addresses of the pages with words of their own, in the order of the sitemap. */
export const PAGE_ADDRESSES = PAGE_NAMES.map((name) => PAGES[name].address);

/** All words as they are shown. */
export type ShownWords = { [Name in keyof typeof WORDS]: Shown<z.output<(typeof WORDS)[Name]["schema"]>> };
