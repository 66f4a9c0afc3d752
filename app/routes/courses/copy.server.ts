import { z } from "zod";
import { link, list, pageWords, text } from "#app/content/fields.server.ts";

/** The shape of `content/pages/courses.yaml`. */
export const coursesSchema = pageWords({
  start: list(
    "For those who do not know where to begin: who they are, and the course for them.",
    z.strictObject({ situation: text(), link }),
  ).min(1),
});
