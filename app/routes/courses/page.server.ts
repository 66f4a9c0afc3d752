import { z } from "zod";
import { definePage } from "#app/academy/page.server.ts";
import { pageWords } from "#app/academy/words.server.ts";
import { link, list, text } from "#app/content/fields.server.ts";

/** The catalogue: `content/pages/courses.yaml`. */
export const COURSES_PAGE = definePage({
  address: "/courses",
  words: "courses",
  schema: pageWords({
    start: list(
      "For those who do not know where to begin: who they are, and the course for them.",
      z.strictObject({ situation: text(), link }),
    ).min(1),
  }),
});
