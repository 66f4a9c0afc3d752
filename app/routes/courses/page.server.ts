import { z } from "zod";
import { COURSES_PATH } from "#app/academy/addresses.ts";
import { link, list, part, text } from "#app/content/fields.server.ts";
import { definePage } from "#app/page-model/page.server.ts";
import { pageWords } from "#app/page-model/words.server.ts";

/** The catalogue: `content/pages/courses.yaml`. */
export const COURSES_PAGE = definePage({
  address: COURSES_PATH,
  file: "courses",
  schema: pageWords({
    sessions: link.describe("Link to all sessions, under the lead."),
    start: part("After the courses, for those who do not know where to begin.", {
      title: text(),
      cases: list(
        "A beginning each.",
        z.strictObject({
          situation: text("Who they are."),
          links: list("The courses for them.", link).min(1),
        }),
      ).min(1),
    }),
  }),
});
