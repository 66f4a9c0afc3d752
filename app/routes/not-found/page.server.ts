import { z } from "zod";
import { link, list } from "#app/content/fields.server.ts";
import { defineWords, getMetaHead } from "#app/page-model/page.server.ts";
import { heading, linkedText, pageMeta, titledText } from "#app/page-model/words.server.ts";

/** The 404 page and those of moved addresses: `content/pages/not-found.yaml`. */
export const NOT_FOUND_WORDS = defineWords({
  file: "not-found",
  head: getMetaHead,
  schema: z.strictObject({
    meta: pageMeta.omit({ modified: true }),
    ...heading,
    primary: link,
    secondary: link,
    popular: list("Popular pages.", link).min(1),
    moved: titledText.describe("Shown at an old address where the host cannot redirect by itself."),
    courseNotFound: linkedText.describe("Shown at an address below /courses/ that does not exist."),
  }),
});
