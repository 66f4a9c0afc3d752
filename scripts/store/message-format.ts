import { readFileSync } from "node:fs";
import { z } from "zod";
import { DAY } from "#app/academy/days.ts";
import { decodeText } from "../command/decode-text.ts";
import { messageSchema, type StoredMessage } from "./message-archive.ts";

/** No address is longer (RFC 5321). */
const FIELD_LIMIT = 254;
const MESSAGE_LIMIT = 10_000;

/** The time that --since means: minutes, hours or days ago, or the beginning of a day on this computer. */
export function parseTime(text: string, now = Date.now()): Date {
  const [, count, unit] = /^(\d{1,5})([mhd])$/.exec(text) ?? [];
  if (count) return new Date(now - Number(count) * (unit === "d" ? DAY : unit === "h" ? DAY / 24 : 60_000));
  if (z.iso.date().safeParse(text).success) return new Date(`${text}T00:00`);
  throw new Error(`--since '${text}': write 30m, 1h or 7d, or a day such as 2026-11-01.`);
}

/** A row for a message, with its text below it. Texts that are too long are cut. */
export function formatMessage({ id, createdAt, name, email, subject, message }: StoredMessage): string {
  const time = new Date(createdAt).toLocaleString("en-GB", { dateStyle: "medium", timeStyle: "short" });
  const [from, about] = [`${cutText(name)} <${cutText(email)}>`, cutText(subject)].map(escapeControls);
  const lines = cutText(message, MESSAGE_LIMIT).split("\n").map(escapeControls);
  return `${formatRow(time, id, from, about)}${lines.map((line) => `    ${line}\n`).join("")}\n`;
}

const formatRow = (sent: string, id: string, from = "", subject = ""): string =>
  `${sent.padEnd(19)}  ${id.padEnd(20)}  ${from.padEnd(32)}  ${subject}`.trimEnd().concat("\n");

/** Messages as people read them, in the time zone of this computer, which is named. */
export async function* formatList(messages: AsyncIterable<StoredMessage>): AsyncGenerator<string> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  let count = 0;
  for await (const message of messages) {
    if (count === 0) yield formatRow(`Sent (${timeZone})`, "Id", "From", "Subject");
    count += 1;
    yield formatMessage(message);
  }
  yield `Messages: ${count}\n`;
}

/** A JSON object on each line, in ASCII: PowerShell changes other characters when it writes them into a file. */
export async function* writeBackup(messages: AsyncIterable<StoredMessage>): AsyncGenerator<string> {
  for await (const message of messages) yield `${JSON.stringify(message).replace(/[^ -~]/g, escapeUnit)}\n`;
}

/** Reads a backup, also as PowerShell stores it: in UTF-16, with a mark first and an empty line last. */
export function readBackup(file: string): StoredMessage[] {
  const lines = decodeText(readFileSync(file)).split("\n");
  return lines.flatMap((line, index) => {
    if (line.trim() === "") return [];
    try {
      return messageSchema.parse(JSON.parse(line));
    } catch {
      throw new Error(`${file}:${index + 1} is not a message from 'npm run messages -- --json'.`);
    }
  });
}

const cutText = (text: string, limit = FIELD_LIMIT): string =>
  text.length > limit ? `${text.slice(0, limit)} [${text.length - limit} more characters with --json]` : text;

/**
 * Escapes what moves a terminal's cursor, colours text or reverses its direction. The joiners of letters and emoji
 * stay.
 */
const escapeControls = (text: string): string =>
  text.replace(/(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, (character) =>
    character.split("").map(escapeUnit).join(""),
  );

/** Half a character or a whole one, as a JSON escape. */
const escapeUnit = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
