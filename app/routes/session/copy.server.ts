import { z } from "zod";
import { entryClosing, text } from "#app/content/fields.server.ts";

/** Names that every text may hold; {number} is the place of the session in its course. */
const NAMES = ["title", "number", "courseSessions"];

const words = (meaning: string) => text(meaning, { names: NAMES });

/** The shape of `content/pages/session.yaml`. */
export const sessionSchema = z.strictObject({
  kind: words("What the page is, next to track and level."),
  closing: entryClosing(NAMES).describe("Call to action."),
});
