import { CONTENT_FOLDER } from "#app/academy/settings.server.ts";
import { LEVELS, PROMPT_LEVELS, SESSIONS_A_WEEK, TRACKS } from "#app/academy/tracks.ts";
import { readOptions, runCommand } from "./command.ts";
import { DRAFT_OPTIONS, writeDraft } from "./new-draft.ts";

const USAGE = `npm run new -- course --title TITLE --address NAME --track TRACK --level LEVEL --weeks NUMBER
npm run new -- prompt --group NAME --title TITLE --address NAME --level LEVEL

Writes the draft of a course, or of a prompt in a group. Nothing that exists is changed.

  --title TITLE   its title; quote it
  --address NAME  last part of its address, such as learn-java
  --track TRACK   ${TRACKS.join(", ")}
  --level LEVEL   of a course: ${LEVELS.join(", ")}; of a prompt: ${PROMPT_LEVELS.join(", ")}
  --weeks NUMBER  weeks of the course, with ${SESSIONS_A_WEEK} live sessions each
  --group NAME    a file in ${CONTENT_FOLDER}/toolkit/prompts, such as debug`;

async function create(): Promise<void> {
  const { values, positionals } = readOptions(DRAFT_OPTIONS, 1, USAGE);
  const place = writeDraft(CONTENT_FOLDER, positionals[0], values);
  console.log(
    `Written as a draft: ${place}\nReplace every text that begins with REPLACE, then remove the line draft.\nnpm run dev shows it.`,
  );
}

runCommand(create);
