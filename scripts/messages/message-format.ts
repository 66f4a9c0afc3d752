import { messageSchema, type StoredMessage } from "./message-archive.ts";

/** No address is longer (RFC 5321). */
const FIELD_LIMIT = 254;
const MESSAGE_LIMIT = 10_000;

/** A message as people read it. Texts that are too long are cut. */
export function formatMessage({ id, createdAt, name, email, subject, message }: StoredMessage): string {
  const show = (text: string) => escapeControls(shorten(text, FIELD_LIMIT));
  const body = escapeControls(shorten(message, MESSAGE_LIMIT), "\n").replace(/^/gm, "    ");
  const lines = [
    `${createdAt.slice(0, 16).replace("T", " ")} UTC  ${id}`,
    `From:    ${show(name)} <${show(email)}>`,
    ...(subject.trim() ? [`Subject: ${show(subject)}`] : []),
  ];
  return `${lines.join("\n")}\n\n${body}\n\n`;
}

/** Messages as people read them, with their number at the end. */
export async function* formatList(messages: AsyncIterable<StoredMessage>): AsyncGenerator<string> {
  let count = 0;
  for await (const message of messages) {
    count += 1;
    yield formatMessage(message);
  }
  yield `${formatCount(count)}.\n`;
}

/** Messages for programs and backups: a JSON object on each line. */
export async function* formatJsonLines(messages: AsyncIterable<StoredMessage>): AsyncGenerator<string> {
  for await (const message of messages) yield `${escapeControls(JSON.stringify(message))}\n`;
}

/**
 * Reads the lines that `formatJsonLines` has written.
 * @throws Error with the number of a line that is something else.
 */
export async function* parseJsonLines(
  lines: AsyncIterable<string>,
  file: string,
): AsyncGenerator<StoredMessage> {
  let number = 0;
  for await (const line of lines) {
    number += 1;
    let message: StoredMessage;
    try {
      message = messageSchema.parse(JSON.parse(line));
    } catch {
      throw new Error(
        `${file}:${number} is not a message: give a file that 'npm run messages -- --json' has written.`,
      );
    }
    yield message;
  }
}

/** A number of messages in words. */
export const formatCount = (count: number): string => (count === 1 ? "1 message" : `${count} messages`);

const shorten = (text: string, limit: number): string =>
  text.length > limit
    ? `${text.slice(0, limit)} [and ${text.length - limit} more characters, which --json prints]`
    : text;

/**
 * Escapes control characters and direction marks, so that a message cannot move the cursor of a terminal, colour it or
 * reverse its line. The joiners of letters and emoji (U+200C, U+200D) stay.
 */
function escapeControls(text: string, allowed = ""): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, (character) =>
    allowed.includes(character) || character === "\u200c" || character === "\u200d"
      ? character
      : getEscape(character),
  );
}

/** A character as a JSON escape. */
const getEscape = (character: string): string =>
  Array.from({ length: character.length }, (_, index) => character.charCodeAt(index))
    .map((unit) => `\\u${unit.toString(16).padStart(4, "0")}`)
    .join("");
