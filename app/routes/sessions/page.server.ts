import { SESSIONS_PATH } from "#app/academy/addresses.ts";
import { part, text } from "#app/content/fields.server.ts";
import { definePage } from "#app/page-model/page.server.ts";
import { heading, pageWords } from "#app/page-model/words.server.ts";

/** The timetable of all sessions: `content/pages/sessions.yaml`. */
export const SESSIONS_PAGE = definePage({
  address: SESSIONS_PATH,
  file: "sessions",
  schema: pageWords({
    rhythm: text("After the sessions of an ongoing course, which repeat."),
    tools: part("The index of tools.", heading),
  }),
});
