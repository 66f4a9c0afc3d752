import { z } from "zod";
import { closing, heading, pageMeta, part, text } from "#app/content/fields.server.ts";

/** The shape of `content/pages/sessions.yaml`. */
export const sessionsSchema = z.strictObject({
  meta: pageMeta,
  ...heading,
  rhythm: text("After the sessions of an ongoing course, which repeat."),
  tools: part("The index of tools.", heading),
  closing: closing.describe("Call to action."),
});
