import { z } from "zod";
import { defineWords } from "#app/page-model/page.server.ts";
import { articleClosing, textNaming } from "#app/page-model/words.server.ts";

/** Names that every text may hold; {number} is the place of the session in its course. */
const NAMES = ["title", "number", "courseSessions"];

const words = textNaming(NAMES);

/** The words around every written session: `content/pages/session.yaml`. */
export const SESSION_WORDS = defineWords({
  file: "session",
  schema: z.strictObject({
    kind: words("What the page is, next to track and level."),
    closing: articleClosing(NAMES).describe("Call to action."),
  }),
});
