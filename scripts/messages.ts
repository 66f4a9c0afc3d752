import "./load-env.ts";
import { stdin, stdout } from "node:process";
import { createInterface } from "node:readline/promises";
import { LOCAL_PROJECT } from "#app/contact/store-config.server.ts";
import { readOptions, runCommand } from "./command.ts";
import { NO_FIRESTORE } from "./local-firestore.ts";
import { FORMATS, type Format, formatMessages } from "./messages/message-format.ts";
import { getToken, MessageSource, type Place, parseSince } from "./messages/message-source.ts";

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
  const { project, since, format, delete: id, yes } = values;
  if (!isFormat(format)) throw new Error(`--format '${format}': write one of ${FORMATS.join(", ")}.`);
  const place = getPlace(project);
  const from = since === undefined ? undefined : parseSince(since);
  const source = new MessageSource(place, getToken(place));
  if (id !== undefined) return deleteMessage(source, place, id, yes);
  const messages = await source.list(from);
  namePlace(place);
  stdout.write(formatMessages(messages, format));
}

const isFormat = (format: string): format is Format => FORMATS.some((known) => known === format);

/** Says whose messages these are, where a program that reads the list does not see it. */
const namePlace = ({ project, emulatorHost }: Place): void =>
  console.error(
    emulatorHost
      ? `This is the local Firestore at ${emulatorHost}, project ${project}, not a live one: its messages are gone when it ends.`
      : `This is the live Firestore of the project ${project}.`,
  );

/** The live Firestore of a named project, unless a local one is named; else the local one of `npm start`. */
function getPlace(project: string | undefined): Place {
  const { FIRESTORE_EMULATOR_HOST: emulatorHost, FIREBASE_PROJECT_ID } = process.env;
  if (project === undefined)
    return {
      project: FIREBASE_PROJECT_ID || LOCAL_PROJECT,
      emulatorHost: emulatorHost || NO_FIRESTORE,
    };
  return emulatorHost ? { project, emulatorHost } : { project };
}

async function deleteMessage(
  source: MessageSource,
  place: Place,
  id: string,
  isSure: boolean,
): Promise<void> {
  const message = await source.find(id);
  namePlace(place);
  if (!message) throw new Error(`There is no message with the id '${id}'.`);
  if (!isSure) {
    stdout.write(formatMessages([message], "table"));
    if (!(await confirm("Delete it for good? [y/N] "))) return console.log("Nothing was deleted.");
  }
  await source.delete(id);
  console.log(`Deleted ${id}.`);
}

/** Whether the answer to a question is yes; the end of the input is no. */
async function confirm(question: string): Promise<boolean> {
  const prompt = createInterface({ input: stdin, output: stdout });
  const ended = new Promise<string>((resolve) => prompt.once("close", () => resolve("")));
  const answer = await Promise.race([prompt.question(question), ended]);
  prompt.close();
  return /^y(es)?$/i.test(answer.trim());
}

runCommand(run);
