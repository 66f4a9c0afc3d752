import { z } from "zod";
import { closing, link, text } from "#app/content/fields.server.ts";
import { pageMeta } from "#app/content/page-meta.server.ts";

/** The shape of `content/pages/courses.yaml`. */
export const coursesSchema = z.strictObject({
  meta: pageMeta,
  /** Heading of the catalogue. */
  title: text(),
  /** Sentence under it; {count} is replaced by the number of courses. */
  lead: text(),
  /** For those who do not know where to begin: who they are, and the course for them. */
  start: z.array(z.strictObject({ situation: text(), link })).min(1),
  /** Words of the search box. */
  search: z.strictObject({
    /** Visible label. */ label: text(),
    /** Hint in the empty box. */ placeholder: text(),
  }),
  /** Call to action. */
  closing,
});
