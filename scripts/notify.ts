import "./load-env.ts";
import { retry } from "#app/islands/retry.ts";
import { readOptions, runCommand } from "./command.ts";
import { MessageSource, parseSince, SOURCE_OPTIONS, SOURCE_USAGE } from "./messages/message-source.ts";

const OPTIONS = {
  ...SOURCE_OPTIONS,
  since: { type: "string" },
  until: { type: "string" },
} as const;

/**
 * Posts to a chat's webhook how many messages were stored from `--since` until before `--until`; their text stays in
 * the store. A run that fails has posted nothing, so the next one can begin at the same time.
 */
async function run(): Promise<void> {
  const { values } = readOptions(OPTIONS);
  const { since, until, ...store } = values;
  const webhook = process.env.MESSAGES_WEBHOOK;
  // Without a name it would read the local store of 'npm start'.
  const isNamed = Object.values(store).some(Boolean);
  if (!isNamed || !since || !until) throw new Error(`Write ${SOURCE_USAGE} --since TIME --until TIME.`);
  if (!webhook) throw new Error("Set MESSAGES_WEBHOOK to the address of the chat's webhook.");
  const source = new MessageSource(store);
  const count = await countStored(source, parseSince(since), parseSince(until));
  if (count > 0) await retry(() => post(webhook, describeCount(count, source.link)));
  console.log(count === 1 ? "1 message told." : `${count} messages told.`);
}

/** Counts by the time at which a message was stored first, which a retry does not change: each counts once. */
async function countStored(source: MessageSource, since: Date, until: Date): Promise<number> {
  const messages = await source.list(since);
  return messages.filter(({ stored }) => new Date(stored) >= since && new Date(stored) < until).length;
}

const describeCount = (count: number, link: string): string =>
  `${count === 1 ? "A new message has" : `${count} new messages have`} come in by the contact form: ${link}`;

/** The format of Slack, Google Chat and Mattermost, and of Discord if its address ends in /slack. */
async function post(webhook: string, text: string): Promise<void> {
  const answer = await fetch(webhook, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ text }),
  });
  if (!answer.ok) throw new Error(`The webhook answers ${answer.status}: nobody was told.`);
}

runCommand(run);
