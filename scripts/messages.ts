import "./load-env.ts";
import { stdin, stdout } from "node:process";
import { createInterface } from "node:readline/promises";
import { LOCAL_PROJECT } from "#app/contact/store-config.server.ts";
import { readOptions, runCommand } from "./command.ts";
import { DEFAULT_HOST } from "./local-store.ts";
import { FORMATS, formatMessages } from "./messages/message-format.ts";
import { type Database, MessageSource, parseSince } from "./messages/message-source.ts";

const USAGE = `npm run messages -- [--project ID] [--since 7d|2026-11-01] [--format ${FORMATS.join("|")}]
npm run messages -- [--project ID] --delete ID [--yes]

Without --project: the messages of the local Firestore of 'npm start'.`;

const OPTIONS = {
  project: { type: "string" },
  since: { type: "string" },
  format: { type: "string", default: "table" },
  delete: { type: "string" },
  yes: { type: "boolean", default: false },
} as const;

/** Prints the messages that have been received, newest first, or deletes one. */
async function run(): Promise<void> {
  const { values } = readOptions(OPTIONS, 0, USAGE);
  const { project, since, delete: id, yes } = values;
  const format = FORMATS.find((name) => name === values.format);
  if (!format) throw new Error(`--format '${values.format}': write one of ${FORMATS.join(", ")}.`);
  const from = since === undefined ? undefined : parseSince(since);
  const database = getDatabase(project);
  const source = new MessageSource(database);
  if (id !== undefined) return deleteMessage(source, database, id, yes);
  const messages = await source.list(from);
  printDatabase(database);
  stdout.write(formatMessages(messages, format));
}

/** Says which database was read, on stderr: a program that reads the list does not see it. */
const printDatabase = ({ project, emulatorHost }: Database): void =>
  console.error(
    emulatorHost
      ? `This is the local Firestore at ${emulatorHost}, project ${project}, not a live one: its messages are gone when it ends.`
      : `This is the live Firestore of the project ${project}.`,
  );

/** The live database of a named project, unless the environment names a local Firestore; else that of `npm start`. */
function getDatabase(project: string | undefined): Database {
  const { FIRESTORE_EMULATOR_HOST: emulatorHost, FIREBASE_PROJECT_ID } = process.env;
  return project
    ? { project, emulatorHost }
    : { project: FIREBASE_PROJECT_ID || LOCAL_PROJECT, emulatorHost: emulatorHost || DEFAULT_HOST };
}

async function deleteMessage(
  source: MessageSource,
  database: Database,
  id: string,
  isSure: boolean,
): Promise<void> {
  const message = await source.find(id);
  printDatabase(database);
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
