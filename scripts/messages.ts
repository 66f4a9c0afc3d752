import "./load-env.ts";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { stdin, stdout } from "node:process";
import { createInterface } from "node:readline/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { readOptions, runCommand } from "./command.ts";
import { chooseFirestore, describeFirestore, FirestoreClient } from "./messages/firestore.ts";
import { MessageArchive, type Period } from "./messages/message-archive.ts";
import {
  formatCount,
  formatJsonLines,
  formatList,
  formatMessage,
  parseJsonLines,
} from "./messages/message-format.ts";
import { parseTime } from "./messages/message-time.ts";

const USAGE = `npm run messages -- [--project ID] [--since TIME] [--json]
npm run messages -- [--project ID] --delete ID [--yes]
npm run messages -- [--project ID] [--since TIME] --delete-before TIME [--yes]
npm run messages -- [--project ID] --restore FILE

Lists the messages that the contact form has received, newest first; deletes them; restores a backup.
TIME is a number of days ago, a day or a time: 30, 2026-11-01 or 2026-11-01T09:30:00Z.

  --project ID          reads the live Firestore of this project; without it, the local one of 'npm start'
  --json                prints a JSON object on each line, for programs and backups
  --delete ID           shows a message, asks, and deletes it for good
  --delete-before TIME  counts the messages sent before a time, asks, and deletes them for good
  --yes                 deletes without asking
  --restore FILE        stores the messages again that --json has written into a file`;

const OPTIONS = {
  project: { type: "string" },
  since: { type: "string" },
  json: { type: "boolean", default: false },
  delete: { type: "string" },
  "delete-before": { type: "string" },
  yes: { type: "boolean", default: false },
  restore: { type: "string" },
} as const;

async function run(): Promise<void> {
  const { values } = readOptions(OPTIONS, 0, USAGE);
  const { delete: id, "delete-before": before, restore: file, yes } = values;
  const actions = [id, before, file].filter((action) => action !== undefined);
  if (actions.length > 1) throw new Error("Use only one of --delete, --delete-before and --restore.");
  if (values.since !== undefined && (id ?? file) !== undefined)
    throw new Error("--since works with the list and --delete-before only: remove it.");
  const period: Period = {
    since: values.since === undefined ? undefined : parseTime("--since", values.since),
    before: before === undefined ? undefined : parseTime("--delete-before", before),
  };
  const firestore = chooseFirestore(values.project, process.env);
  const archive = new MessageArchive(new FirestoreClient(firestore));
  // On stderr: a program that reads the list does not see it.
  console.error(describeFirestore(firestore));
  if (id !== undefined) return deleteMessage(archive, id, yes);
  if (before !== undefined) return deletePeriod(archive, period, yes);
  if (file !== undefined) return restore(archive, file);
  const list = archive.list(period);
  await print(values.json ? formatJsonLines(list) : formatList(list));
}

/** Writes texts as they come. A reader that has seen enough, such as head, ends it. */
async function print(texts: AsyncIterable<string>): Promise<void> {
  try {
    await pipeline(Readable.from(texts), stdout, { end: false });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EPIPE") throw error;
  }
}

async function deleteMessage(archive: MessageArchive, id: string, isSure: boolean): Promise<void> {
  const message = await archive.find(id);
  if (!message) throw new Error(`No message has the id '${id}'.`);
  if (!isSure) {
    stdout.write(formatMessage(message));
    if (!(await confirm("Delete it for good? [y/N] "))) return console.log("Nothing was deleted.");
  }
  await archive.delete(id);
  console.log(`Deleted ${id}.`);
}

async function deletePeriod(archive: MessageArchive, period: Period, isSure: boolean): Promise<void> {
  const count = await archive.count(period);
  const since = period.since ? ` from ${period.since.toISOString()} on and` : "";
  const what = `${formatCount(count)} sent${since} before ${period.before?.toISOString()}`;
  if (count === 0) return console.log(`There are ${what}.`);
  if (!isSure && !(await confirm(`Delete ${what} for good? [y/N] `)))
    return console.log("Nothing was deleted.");
  let deleted = 0;
  for await (const part of archive.deletePeriod(period)) {
    deleted += part;
    console.error(`${deleted} of ${count} deleted ...`);
  }
  console.log(`Deleted ${formatCount(deleted)}.`);
}

async function restore(archive: MessageArchive, file: string): Promise<void> {
  const isFile = await stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
  if (!isFile) throw new Error(`--restore '${file}': that file does not exist.`);
  const lines = createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY });
  const counts = { restored: 0, present: 0 };
  for await (const message of parseJsonLines(lines, file))
    counts[(await archive.restore(message)) ? "restored" : "present"] += 1;
  console.log(`Restored ${formatCount(counts.restored)}; ${counts.present} were stored already.`);
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
