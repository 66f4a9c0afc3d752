import "./command/load-env.ts";
import { once } from "node:events";
import { stdin, stdout } from "node:process";
import { createInterface } from "node:readline";
import { readOptions, runCommand } from "./command/command.ts";
import { type MessageArchive, openArchive } from "./store/message-archive.ts";
import { formatList, formatMessage, parseTime, readBackup, writeBackup } from "./store/message-format.ts";

const USAGE = `npm run messages -- [--project ID] [--since TIME] [--json] | --delete ID | --restore FILE

Lists the messages that the contact form has received, newest first; deletes one; restores a backup.

  --project ID    those in the live Firestore of this project; without it, in the local one of 'npm start'
  --since TIME    those that came in since then: 30m, 1h or 7d ago, or a day such as 2026-11-01
  --json          prints a JSON object on each line, which is a backup
  --delete ID     shows a message, asks, and deletes it for good
  --restore FILE  stores the messages of a backup again`;

const OPTIONS = {
  project: { type: "string" },
  since: { type: "string" },
  json: { type: "boolean" },
  delete: { type: "string" },
  restore: { type: "string" },
} as const;

async function run(): Promise<void> {
  const { project, since, json, delete: id, restore: file } = readOptions(OPTIONS, 0, USAGE).values;
  const actions = [since ?? json, id, file].filter((action) => action !== undefined);
  if (actions.length > 1) throw new Error("Write one of these at a time: a list, --delete or --restore.");
  const archive = openArchive(project);
  // On stderr: a program that reads the list does not see it.
  console.error(archive.description);
  if (id !== undefined) return deleteMessage(archive, id);
  if (file !== undefined) return restore(archive, file);
  // A reader that has seen enough, such as head, ends the command.
  stdout.once("error", () => process.exit());
  const messages = archive.list(since === undefined ? undefined : parseTime(since));
  for await (const text of json ? writeBackup(messages) : formatList(messages))
    if (!stdout.write(text)) await once(stdout, "drain");
}

async function deleteMessage(archive: MessageArchive, id: string): Promise<void> {
  const message = await archive.find(id);
  if (!message) throw new Error(`No message has the id '${id}'.`);
  stdout.write(`${formatMessage(message)}Delete it for good? [y/N] `);
  for await (const answer of createInterface({ input: stdin })) {
    if (!/^y(es)?$/i.test(answer.trim())) break;
    await archive.delete(id);
    return console.log(`Deleted ${id}.`);
  }
  console.log("Nothing was deleted.");
}

async function restore(archive: MessageArchive, file: string): Promise<void> {
  const counts = { restored: 0, present: 0 };
  for (const message of readBackup(file))
    counts[(await archive.restore(message)) ? "restored" : "present"] += 1;
  console.log(`Messages restored: ${counts.restored}. Stored already: ${counts.present}.`);
}

runCommand(run);
