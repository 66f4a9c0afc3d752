import { z } from "zod";
import { part } from "#app/content/fields.server.ts";
import { defineWords } from "#app/page-model/page.server.ts";
import { articleClosing, textNaming } from "#app/page-model/words.server.ts";

/** Names that every text may hold: the title of the course. */
const NAMES = ["title"];

const words = textNaming(NAMES);

const heading = { title: words("Heading."), lead: words("Sentence under the heading.") };

/** The words around every brief: `content/pages/brief.yaml`. */
export const BRIEF_WORDS = defineWords({
  file: "brief",
  schema: z.strictObject({
    allows: words("What the licence allows; the link to its text follows."),
    criteria: part("The acceptance criteria.", heading),
    rubric: part("The rubric.", heading),
    extensions: part("The extensions.", heading),
    closing: articleClosing(NAMES).describe("Call to action."),
  }),
});
