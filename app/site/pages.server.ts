import type { z } from "zod";
import { contactSchema } from "#app/contact/contact-copy.server.ts";
import { PAGES_BY_PATH } from "#app/content/addresses.ts";
import { type Collection, defineCollection } from "#app/content/collection.server.ts";
import { checkSources } from "#app/content/publishers.server.ts";
import type { Shown } from "#app/content/shown-content.server.ts";
import { checkPaths } from "#app/courses/catalogue/learning-paths.server.ts";
import { learningPathsSchema } from "#app/courses/catalogue/learning-paths-copy.server.ts";
import { coursePageSchema } from "#app/courses/course-page/course-copy.server.ts";
import { aboutSchema, sampleSchema } from "#app/routes/about/copy.server.ts";
import { academicSchema } from "#app/routes/academic/copy.server.ts";
import { accessibilitySchema } from "#app/routes/accessibility/copy.server.ts";
import { briefSchema } from "#app/routes/brief/copy.server.ts";
import { corporateSchema } from "#app/routes/corporate/copy.server.ts";
import { coursesSchema } from "#app/routes/courses/copy.server.ts";
import { homeSchema } from "#app/routes/home/copy.server.ts";
import { notFoundSchema } from "#app/routes/not-found/copy.server.ts";
import { privacySchema } from "#app/routes/privacy/copy.server.ts";
import { sessionSchema } from "#app/routes/session/copy.server.ts";
import { sessionsSchema } from "#app/routes/sessions/copy.server.ts";
import { toolsSchema } from "#app/routes/zerotools/copy.server.ts";
import { devToolkitSchema } from "#app/toolkit/toolkit-copy.server.ts";

/** The words of a page: a file of `content/pages`. */
function definePage<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  rules: Omit<Partial<Collection<Schema>>, "files" | "schema"> = {},
): Collection<Schema> {
  const path = Object.entries(PAGES_BY_PATH).find(([, page]) => page === name)?.[0];
  return defineCollection({
    ...{ files: `pages/${name}.yaml`, schema },
    ...(path === undefined ? {} : { path: () => path }),
    ...rules,
  });
}

/** The words of each page, by the name of its file. */
export const PAGES = {
  home: definePage("home", homeSchema, {
    check: ({ file, data }, content) => checkSources(file, ["market", "facts"], data.market.facts, content),
  }),
  courses: definePage("courses", coursesSchema),
  sessions: definePage("sessions", sessionsSchema),
  course: definePage("course", coursePageSchema),
  session: definePage("session", sessionSchema),
  brief: definePage("brief", briefSchema),
  "learning-paths": definePage("learning-paths", learningPathsSchema, {
    check: checkPaths,
  }),
  corporate: definePage("corporate", corporateSchema),
  academic: definePage("academic", academicSchema),
  about: definePage("about", aboutSchema),
  tools: definePage("tools", toolsSchema),
  contact: definePage("contact", contactSchema),
  "dev-toolkit": definePage("dev-toolkit", devToolkitSchema),
  privacy: definePage("privacy", privacySchema),
  accessibility: definePage("accessibility", accessibilitySchema),
  "not-found": definePage("not-found", notFoundSchema),
  sample: definePage("sample", sampleSchema),
};

/** Name of the file of a page's words. */
type PageName = keyof typeof PAGES;

/** The words of every page as they are shown. */
export type PageCopies = { [Name in PageName]: Shown<z.output<(typeof PAGES)[Name]["schema"]>> };
