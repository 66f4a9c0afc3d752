import { Readable } from "node:stream";
import { expect, it } from "vitest";
import { createTestFolder } from "#app/testing/test-folder.server.ts";
import type { StoredMessage } from "./message-archive.ts";
import { formatList, formatMessage, parseTime, readBackup, writeBackup } from "./message-format.ts";

const message = {
  id: "a".repeat(20),
  name: "Asha Rao",
  email: "asha@example.org",
  subject: "Batch times",
  message: "Which evenings?\nAnd Saturdays?",
  createdAt: "2026-11-21T15:56:32.542Z",
};

const { at, write } = createTestFolder();

async function* send<Item>(...items: Item[]): AsyncGenerator<Item> {
  yield* items;
}
const join = async (texts: AsyncIterable<string>) => (await Readable.from(texts).toArray()).join("");

/** Reads a file with these lines as a backup. */
function read(...lines: string[]): StoredMessage[] {
  write("backup.jsonl", lines.join("\n"));
  return readBackup(at("backup.jsonl"));
}

/** What may not reach a terminal; line ends may, and what joins emoji. */
const CONTROLS = /(?![\n\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/** A time as this computer shows it. */
const show = (time: string) =>
  new Date(time).toLocaleString("en-GB", { dateStyle: "medium", timeStyle: "short" });

it("prints a row for each message with its text below, and counts", async () => {
  const other = { ...message, name: "Ravi", subject: " ", message: "Hello" };
  const sent = show(message.createdAt).padEnd(19);
  expect((await join(formatList(send<StoredMessage>(message, other)))).split("\n")).toEqual([
    expect.stringMatching(/^Sent \(\S+\) +Id +From +Subject$/),
    `${sent}  aaaaaaaaaaaaaaaaaaaa  Asha Rao <asha@example.org>       Batch times`,
    "    Which evenings?",
    "    And Saturdays?",
    "",
    `${sent}  aaaaaaaaaaaaaaaaaaaa  Ravi <asha@example.org>`,
    "    Hello",
    "",
    "Messages: 2",
    "",
  ]);
});

it.each(["name", "email", "subject", "message"])("cuts a long %s and marks the cut", (field) => {
  const text = formatMessage({ ...message, [field]: "x".repeat(1_000_000) });
  expect(text.length).toBeLessThan(11_000);
  expect(text).toMatch(/x \[99\d{4} more characters with --json\]/);
});

it("escapes what would control a terminal, turn a text or end a line", () => {
  const odd = "\u001b[2J\u001b]0;title\u0007\u009b31m\u202eabc\u2066\u200b\u2028\u007f";
  const text = formatMessage({ ...message, name: `a\n${odd}`, subject: odd, message: odd });
  expect(text).not.toMatch(CONTROLS);
  expect(text).toContain(
    "a\\u000a\\u001b[2J\\u001b]0;title\\u0007\\u009b31m\\u202eabc\\u2066\\u200b\\u2028\\u007f",
  );
});

const ODD = {
  ...message,
  message: 'आशा a\u001b[31m\u009b2J\u202e "q" \\ \u0007 👩🏽\u200d💻 \ue0001\nnext \ud83d',
  name: "\u{e0041}",
};

it("writes a backup in ASCII that is read back as it was, whatever is in it", async () => {
  const text = await join(writeBackup(send<StoredMessage>(ODD, message)));
  expect(text).toMatch(/^[\n -~]+$/);
  expect(read(...text.split("\n"))).toEqual([ODD, message]);
});

it.each(["utf8", "utf16le"] as const)(
  "reads a backup that PowerShell has written in %s",
  async (encoding) => {
    const text = await join(writeBackup(send<StoredMessage>(ODD, message)));
    write("backup.jsonl", Buffer.from(`\ufeff${text.replaceAll("\n", "\r\n")}\r\n`, encoding));
    expect(readBackup(at("backup.jsonl"))).toEqual([ODD, message]);
  },
);

it("reads a backup that is older than a field of the form", () => {
  const { subject, ...older } = message;
  expect(read(JSON.stringify(older))).toEqual([{ ...older, subject: "" }]);
});

it.each(["[", "{}", JSON.stringify({ ...message, createdAt: "today" })])(
  "refuses the line '%s' of a backup with its number",
  (line) => expect(() => read(JSON.stringify(message), line)).toThrow("backup.jsonl:2 is not a message"),
);

it.each([
  ["30m", "2026-11-21T11:30:00.000Z"],
  ["1h", "2026-11-21T11:00:00.000Z"],
  ["7d", "2026-11-14T12:00:00.000Z"],
])("reads the time %s", (text, time) =>
  expect(parseTime(text, Date.parse("2026-11-21T12:00Z")).toISOString()).toBe(time),
);

it("reads a day as its beginning on this computer", () =>
  expect(parseTime("2026-11-01")).toEqual(new Date(2026, 10, 1)));

it.each(["", "yesterday", "7", "-1h", "1.5h", "2026-02-30", "2026-11-01T09:30", "999999d"])(
  "refuses the time '%s' and says what to write",
  (text) => expect(() => parseTime(text)).toThrow(`--since '${text}': write 30m, 1h or 7d, or a day`),
);
