import { existsSync } from "node:fs";
import { createInterface } from "node:readline/promises";
import { ContentError } from "#app/content/content-problem.ts";
import { CONTENT_FOLDER } from "#app/site/content-folder.server.ts";
import { loadSiteContent } from "#app/site/site-content.server.ts";
import { readOptions } from "./command-options.ts";
import { sayFault } from "./content.ts";
import { BRIEF, COURSE, type Kind, PROMPT, QUESTION, SESSION } from "./new/kinds.ts";
import type { Wish } from "./new/questions.ts";

const KINDS: Record<string, Kind> = {
  course: COURSE,
  prompt: PROMPT,
  question: QUESTION,
  session: SESSION,
  brief: BRIEF,
};

/** What an editor must know to begin. */
const HELP = `Write what is new: ${Object.keys(KINDS).join(", ")}. For example:

  npm run new -- course --title "Go for services" --track Foundation --level Intermediate --weeks 8
  npm run new -- prompt --group debug --title "Find the first wrong value"
  npm run new -- question --title "Can I pause a course?"
  npm run new -- session --course core-java --session "First program: compile, run, step through it"
  npm run new -- brief --course core-java --project "Invoice Maker"

What is not given is asked. Nothing that exists is ever changed; what is new is a draft until you remove its line draft.`;

/** Takes every answer from the flags, and asks for what is missing where somebody can answer. */
async function getWish(kind: Kind, given: Record<string, string | undefined>): Promise<Wish> {
  const wish: Wish = {};
  const missing: string[] = [];
  const terminal = process.stdin.isTTY
    ? createInterface({ input: process.stdin, output: process.stdout })
    : undefined;
  for (const { name, ask, check, isAsked, read } of kind.questions) {
    if (given[name] === undefined && isAsked && !isAsked(wish)) continue;
    let typed = given[name];
    for (;;) {
      if (typed === undefined && !terminal) {
        missing.push(`--${name}: ${ask(wish)}`);
        break;
      }
      typed ??= (await terminal?.question(`${ask(wish)}: `))?.trim() ?? "";
      const answer = read ? read(typed) : typed;
      const fault = check(answer, wish);
      if (!fault) {
        wish[name] = answer;
        break;
      }
      if (!terminal || given[name] !== undefined) throw new Error(`--${name} ${answer}: ${fault}`);
      console.log(fault);
      typed = undefined;
    }
  }
  terminal?.close();
  if (missing.length > 0) throw new Error(`Say also:\n  ${missing.join("\n  ")}`);
  return wish;
}

async function create(): Promise<void> {
  const names = [
    ...new Set(Object.values(KINDS).flatMap(({ questions }) => questions.map(({ name }) => name))),
  ];
  const options = Object.fromEntries(names.map((name) => [name, { type: "string" as const }]));
  const { values, words } = readOptions(options, 1);
  const kind = KINDS[words[0] ?? ""];
  if (!kind) throw new Error(HELP);
  if (!existsSync(CONTENT_FOLDER)) throw new Error(`There is no folder ${CONTENT_FOLDER}.`);
  // What is numbered behind the last one needs all that is there.
  loadSiteContent(CONTENT_FOLDER, { showDrafts: true });
  const { file, line, next } = kind.write(CONTENT_FOLDER, await getWish(kind, values as Wish));
  console.log(`Written as a draft: ${file}:${line}\n${next}`);
}

create().catch((error: Error) => {
  if (error instanceof ContentError) {
    console.error("The content has faults: correct them first.");
    sayFault(error);
  } else console.error(error.message);
  process.exitCode = 1;
});
