import { z } from "zod";
import { closing, heading, pageMeta, part, text } from "#app/content/fields.server.ts";

/** The shape of `content/pages/sessions.yaml`. */
export const sessionsSchema = z.strictObject({
  meta: pageMeta,
  ...heading,
  course: text("Link to a course, after its sessions."),
  read: text("Link to a session that is written out in full."),
  rhythm: text("After the sessions of an ongoing course, which repeat."),
  tools: part("The index of tools.", heading),
  closing: closing.describe("Call to action."),
});
