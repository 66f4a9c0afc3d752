import type { z } from "zod";
import { contactSchema } from "#app/contact/contact-copy.server.ts";
import { coursePageSchema } from "#app/courses/course-copy.server.ts";
import { learningPathsSchema } from "#app/courses/learning-paths-copy.server.ts";
import { aboutSchema, sampleSchema } from "#app/routes/about/copy.server.ts";
import { academicSchema } from "#app/routes/academic/copy.server.ts";
import { briefSchema } from "#app/routes/brief/copy.server.ts";
import { corporateSchema } from "#app/routes/corporate/copy.server.ts";
import { coursesSchema } from "#app/routes/courses/copy.server.ts";
import { homeSchema } from "#app/routes/home/copy.server.ts";
import { notFoundSchema } from "#app/routes/not-found/copy.server.ts";
import { privacySchema } from "#app/routes/privacy/copy.server.ts";
import { sessionSchema } from "#app/routes/session/copy.server.ts";
import { toolsSchema } from "#app/routes/zerotools/copy.server.ts";
import { devToolkitSchema } from "#app/toolkit/toolkit-copy.server.ts";

/** The copy of each page, by the name of its file in `content/pages`. */
export const PAGE_SCHEMAS = {
  home: homeSchema,
  courses: coursesSchema,
  course: coursePageSchema,
  session: sessionSchema,
  brief: briefSchema,
  "learning-paths": learningPathsSchema,
  corporate: corporateSchema,
  academic: academicSchema,
  about: aboutSchema,
  tools: toolsSchema,
  contact: contactSchema,
  "dev-toolkit": devToolkitSchema,
  privacy: privacySchema,
  "not-found": notFoundSchema,
  sample: sampleSchema,
};

/** Name of the file of a page's copy. */
export type PageName = keyof typeof PAGE_SCHEMAS;

/** The checked copy of every page. */
export type PageCopies = { [Name in PageName]: z.output<(typeof PAGE_SCHEMAS)[Name]> };
