import type { StoredMessage } from "./message-source.ts";

/** How messages can be printed. */
export const FORMATS = ["table", "csv", "json"] as const;

/** One of the ways to print messages. */
export type Format = (typeof FORMATS)[number];

const COLUMNS = ["createdAt", "id", "name", "email", "subject"] as const;
const HEADINGS = { createdAt: "Sent", id: "Id", name: "Name", email: "Email", subject: "Subject" } as const;

/** Messages as text, in the order given. */
export function formatMessages(messages: StoredMessage[], format: Format): string {
  if (format === "csv") return formatCsv(messages);
  if (format === "json") return `${escapeControls(JSON.stringify(messages, null, 2), "\n")}\n`;
  return formatTable(messages);
}

/** Columns of the short fields, with the whole message under each row. */
function formatTable(messages: StoredMessage[]): string {
  const count = messages.length === 1 ? "1 message." : `${messages.length} messages.`;
  if (messages.length === 0) return `${count}\n`;
  const rows = messages.map((message) => ({
    ...message,
    createdAt: `${message.createdAt.slice(0, 16).replace("T", " ")} UTC`,
  }));
  const cells = [HEADINGS, ...rows].map((row) => COLUMNS.map((column) => escapeControls(row[column])));
  const widths = COLUMNS.map((_, index) => Math.max(...cells.map((row) => row[index]?.length ?? 0)));
  const lines = cells.map((row) =>
    row
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join("  ")
      .trimEnd(),
  );
  const texts = messages.map(({ message }) => escapeControls(message, "\n").replace(/^/gm, "    "));
  const body = texts.map((text, index) => `${lines[index + 1]}\n${text}\n`);
  return `${lines[0]}\n\n${body.join("\n")}\n${count}\n`;
}

/** Comma-separated values (RFC 4180); a cell that a spreadsheet would take for a formula begins with an apostrophe. */
function formatCsv(messages: StoredMessage[]): string {
  const columns = [...COLUMNS, "message"] as const;
  const rows = messages.map((message) =>
    columns.map((column) => {
      const text = escapeControls(message[column], "\r\n\t");
      return `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
    }),
  );
  return [[...columns], ...rows].map((row) => `${row.join(",")}\r\n`).join("");
}

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
