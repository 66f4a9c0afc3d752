import { heading, pageWords, part, text } from "#app/content/fields.server.ts";

/** The shape of `content/pages/sessions.yaml`. */
export const sessionsSchema = pageWords({
  rhythm: text("After the sessions of an ongoing course, which repeat."),
  tools: part("The index of tools.", heading),
});
