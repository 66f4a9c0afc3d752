import { existsSync } from "node:fs";
import { createInterface, type Interface } from "node:readline/promises";
import { CONTENT_FOLDER } from "#app/site/content-folder.server.ts";
import { loadSiteContent } from "#app/site/site-content.server.ts";
import { readOptions, runCommand } from "./command.ts";
import { type Answers, KINDS, type Kind, type Question } from "./new/kinds.ts";

const HELP = `Write what is new: ${Object.keys(KINDS).join(", ")}. For example:

  npm run new -- course --title "Go for services" --track Foundation --level Intermediate --weeks 8
  npm run new -- prompt --group debug --title "Find the first wrong value"
  npm run new -- question --title "Can I pause a course?"
  npm run new -- session --course core-java --session "First program: compile, run, step through it"
  npm run new -- brief --course core-java --project "Invoice Maker"

What is not given is asked. Nothing that exists is ever changed; what is new is a draft until you remove its line draft.`;

/** Reads a typed answer, ignoring its capitals; undefined if it is wrong. */
function readAnswer({ choices = [], pattern, fallback }: Question, typed: string): string | undefined {
  if (typed === "") return fallback;
  const chosen = choices.find((choice) => choice.toLowerCase() === typed.toLowerCase());
  return chosen ?? (pattern?.test(typed) ? typed : undefined);
}

/** Takes the answers from the flags, and asks for the others if there is a terminal. */
async function getAnswers(
  { questions }: Kind,
  given: Record<string, string | undefined>,
  terminal: Interface | undefined,
): Promise<Answers> {
  const answers: Answers = {};
  const missing: string[] = [];
  for (const question of questions) {
    const { name, ask, isAsked, fix } = question;
    const flag = given[name];
    if (flag === undefined && isAsked && !isAsked(answers)) continue;
    if (flag === undefined && !terminal) {
      missing.push(`--${name}: ${ask(answers)}`);
      continue;
    }
    let answer = flag === undefined ? undefined : readAnswer(question, flag);
    if (flag !== undefined && answer === undefined) throw new Error(`--${name} ${flag}: write ${fix}`);
    while (terminal && answer === undefined) {
      answer = readAnswer(question, (await terminal.question(`${ask(answers)}: `)).trim());
      if (answer === undefined) console.log(`Write ${fix}.`);
    }
    answers[name] = answer ?? "";
  }
  if (missing.length > 0) throw new Error(`Say also:\n  ${missing.join("\n  ")}`);
  return answers;
}

/** A draft gets the next free number, which faulty content would hide. */
function expectNoFaults(): void {
  try {
    loadSiteContent(CONTENT_FOLDER, { showDrafts: true });
  } catch (error) {
    throw new Error(`The content has faults: correct them first.\n${(error as Error).message}`, {
      cause: error,
    });
  }
}

async function create(): Promise<void> {
  const names = Object.values(KINDS).flatMap(({ questions }) => questions.map(({ name }) => name));
  const options = Object.fromEntries(names.map((name) => [name, { type: "string" as const }]));
  const { values, positionals } = readOptions(options, 1, HELP);
  const kind = KINDS[positionals[0] ?? ""];
  if (!kind) throw new Error(HELP);
  if (!existsSync(CONTENT_FOLDER)) throw new Error(`There is no folder ${CONTENT_FOLDER}.`);
  expectNoFaults();
  const terminal = process.stdin.isTTY
    ? createInterface({ input: process.stdin, output: process.stdout })
    : undefined;
  const answers = await getAnswers(kind, values as Answers, terminal);
  terminal?.close();
  const { file, line, next } = kind.write(CONTENT_FOLDER, answers);
  console.log(`Written as a draft: ${file}:${line}\n${next}`);
}

runCommand(create);
