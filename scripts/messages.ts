import "./load-env.ts";
import { stdin, stdout } from "node:process";
import { createInterface } from "node:readline/promises";
import { readOptions, runCommand } from "./command.ts";
import { FORMATS, formatMessages } from "./messages/message-format.ts";
import {
  DEFAULT_SOURCE,
  MessageSource,
  parseSince,
  SOURCE_OPTIONS,
  SOURCE_USAGE,
} from "./messages/message-source.ts";

const USAGE = `npm run messages -- [${SOURCE_USAGE}] [--since 7d|2026-11-01] [--format ${FORMATS.join("|")}]
npm run messages -- [${SOURCE_USAGE}] --delete ID [--yes]

${DEFAULT_SOURCE}`;

const OPTIONS = {
  ...SOURCE_OPTIONS,
  since: { type: "string" },
  format: { type: "string", default: "table" },
  delete: { type: "string" },
  yes: { type: "boolean", default: false },
} as const;

/** Prints the messages that have been received, newest first, or deletes one. */
async function run(): Promise<void> {
  const { values } = readOptions(OPTIONS, 0, USAGE);
  const { since, delete: id, yes } = values;
  const format = FORMATS.find((name) => name === values.format);
  if (!format) throw new Error(`--format '${values.format}': write one of ${FORMATS.join(", ")}.`);
  const from = since === undefined ? undefined : parseSince(since);
  const source = new MessageSource(values);
  if (id !== undefined) return deleteMessage(source, id, yes);
  const messages = await source.list(from);
  // On stderr: a program that reads the list does not see it.
  console.error(source.description);
  stdout.write(formatMessages(messages, format));
}

async function deleteMessage(source: MessageSource, id: string, isSure: boolean): Promise<void> {
  const message = await source.find(id);
  console.error(source.description);
  if (!message) throw new Error(`There is no message with the id '${id}'.`);
  if (!isSure) {
    stdout.write(formatMessages([message], "table"));
    if (!(await confirm("Delete it for good? [y/N] "))) return console.log("Nothing was deleted.");
  }
  await source.delete(id);
  console.log(`Deleted ${id}.`);
}

/** Whether the answer to a question is yes; the end of the input means no. */
async function confirm(question: string): Promise<boolean> {
  const prompt = createInterface({ input: stdin, output: stdout });
  const ended = new Promise<string>((resolve) => prompt.once("close", () => resolve("")));
  const answer = await Promise.race([prompt.question(question), ended]);
  prompt.close();
  return /^y(es)?$/i.test(answer.trim());
}

runCommand(run);
