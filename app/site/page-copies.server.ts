import type { z } from "zod";
import { aboutSchema } from "#app/content/pages/about-schema.server.ts";
import { academicSchema } from "#app/content/pages/academic-schema.server.ts";
import { contactSchema } from "#app/content/pages/contact-schema.server.ts";
import { corporateSchema } from "#app/content/pages/corporate-schema.server.ts";
import { coursePageSchema } from "#app/content/pages/course-schema.server.ts";
import { coursesSchema } from "#app/content/pages/courses-schema.server.ts";
import { devToolkitSchema } from "#app/content/pages/dev-toolkit-schema.server.ts";
import { homeSchema } from "#app/content/pages/home-schema.server.ts";
import { learningPathsSchema } from "#app/content/pages/learning-paths-schema.server.ts";
import { notFoundSchema } from "#app/content/pages/not-found-schema.server.ts";
import { privacySchema } from "#app/content/pages/privacy-schema.server.ts";
import { sampleSchema } from "#app/content/pages/sample-schema.server.ts";
import { toolsSchema } from "#app/content/pages/tools-schema.server.ts";

/** The copy of each page, by the name of its file in `content/pages`. */
export const PAGE_SCHEMAS = {
  home: homeSchema,
  courses: coursesSchema,
  course: coursePageSchema,
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
