import { Readable } from "node:stream";
import { expect, it } from "vitest";
import type { StoredMessage } from "./message-archive.ts";
import { formatJsonLines, formatList, formatMessage, parseJsonLines } from "./message-format.ts";
import { parseTime } from "./message-time.ts";

const message = {
  id: "a".repeat(20),
  name: "Asha Rao",
  email: "asha@example.org",
  subject: "Batch times",
  message: "Which evenings?\nAnd Saturdays?",
  createdAt: "2026-11-21T15:56:32.542Z",
};

async function* send<Item>(...items: Item[]): AsyncGenerator<Item> {
  yield* items;
}
const join = async (texts: AsyncIterable<string>) => (await Readable.from(texts).toArray()).join("");
const read = (...lines: string[]) => Readable.from(parseJsonLines(send(...lines), "backup.jsonl")).toArray();

/** What may not reach a terminal; line ends may, and what joins emoji. */
const CONTROLS = /(?![\n\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

it("prints the whole message below who has sent it, and counts", async () => {
  const other = { ...message, name: "Ravi", subject: " ", message: "Hello" };
  expect((await join(formatList(send<StoredMessage>(message, other)))).split("\n")).toEqual([
    "2026-11-21 15:56 UTC  aaaaaaaaaaaaaaaaaaaa",
    ...["From:    Asha Rao <asha@example.org>", "Subject: Batch times", ""],
    ...["    Which evenings?", "    And Saturdays?", ""],
    "2026-11-21 15:56 UTC  aaaaaaaaaaaaaaaaaaaa",
    ...["From:    Ravi <asha@example.org>", "", "    Hello", ""],
    ...["2 messages.", ""],
  ]);
  expect(await join(formatList(send<StoredMessage>(message)))).toMatch(/\n1 message\.\n$/);
});

it.each(["name", "email", "subject", "message"])("cuts a long %s and says so", (field) => {
  const text = formatMessage({ ...message, [field]: "x".repeat(1_000_000) });
  expect(text.length).toBeLessThan(11_000);
  expect(text).toMatch(/x \[and 99\d{4} more characters, which --json prints\]/);
});

it("escapes what would control a terminal, turn a text or end a line", () => {
  const odd = "\u001b[2J\u001b]0;title\u0007\u009b31m\u202eabc\u2066\u200b\u2028\u007f";
  const text = formatMessage({ ...message, name: `a\n${odd}`, subject: odd, message: odd });
  expect(text).not.toMatch(CONTROLS);
  expect(text).toContain(
    "a\\u000a\\u001b[2J\\u001b]0;title\\u0007\\u009b31m\\u202eabc\\u2066\\u200b\\u2028\\u007f",
  );
});

it("prints JSON lines that are read back as they were, whatever is in them", async () => {
  const odd = {
    ...message,
    message: 'a\u001b[31m\u009b2J\u202e "q" \\ \u0007 👩🏽\u200d💻 \ue0001\nnext \ud83d',
    name: "\u{e0041}",
  };
  const text = await join(formatJsonLines(send<StoredMessage>(odd, message)));
  expect(text).not.toMatch(CONTROLS);
  expect(await read(...text.trimEnd().split("\n"))).toEqual([odd, message]);
});

it.each(["[", "{}", JSON.stringify({ ...message, createdAt: "today" })])(
  "refuses the line '%s' of a backup with its number",
  (line) => expect(read(JSON.stringify(message), line)).rejects.toThrow("backup.jsonl:2 is not a message: "),
);

it.each([
  ["7", "2026-11-14T12:00:00.000Z"],
  ["2026-11-01", "2026-11-01T00:00:00.000Z"],
  ["2026-11-01T09:30:00Z", "2026-11-01T09:30:00.000Z"],
  ["2026-11-01T09:30Z", "2026-11-01T09:30:00.000Z"],
  ["2026-11-01T02:30:15.5+05:30", "2026-10-31T21:00:15.500Z"],
])("reads the time %s", (text, time) =>
  expect(parseTime("--since", text, Date.parse("2026-11-21T12:00Z")).toISOString()).toBe(time),
);

it.each(["", "yesterday", "-1", "1.5", "2026-02-30", "2026-11-01T25:00Z", "2026-11-01T09:30", "999999"])(
  "refuses the time '%s' and says what to write",
  (text) =>
    expect(() => parseTime("--since", text)).toThrow(`--since '${text}': write a number of days, such as 30`),
);
