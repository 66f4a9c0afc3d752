import { expect, it } from "vitest";
import { formatMessages } from "./message-format.ts";

const message = {
  id: "a".repeat(20),
  name: "Asha Rao",
  email: "asha@example.org",
  subject: "Batch times",
  message: "Which evenings?\nAnd Saturdays?",
  createdAt: "2026-11-21T15:56:32.542Z",
  stored: "2026-11-21T15:56:32.544911Z",
};

/** What may not reach a terminal; line ends may, and what joins emoji. */
const CONTROLS = /(?![\n\r\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

it("prints columns with the whole message under each row", () => {
  const other = { ...message, name: "Ravi", subject: "", message: "Hello" };
  expect(formatMessages([message, other], "table").split("\n")).toEqual([
    "Sent                  Id                    Name      Email             Subject",
    "",
    "2026-11-21 15:56 UTC  aaaaaaaaaaaaaaaaaaaa  Asha Rao  asha@example.org  Batch times",
    "    Which evenings?",
    "    And Saturdays?",
    "",
    "2026-11-21 15:56 UTC  aaaaaaaaaaaaaaaaaaaa  Ravi      asha@example.org",
    "    Hello",
    "",
    "2 messages.",
    "",
  ]);
});

it("says how many there are", () => {
  expect(formatMessages([], "table")).toBe("0 messages.\n");
  expect(formatMessages([message], "table")).toMatch(/\n1 message\.\n$/);
});

it("prints JSON that is read back as it was, whatever is in it", () => {
  const odd = {
    ...message,
    message: 'a\u001b[31m\u009b2J\u202e "q" \\ \u0007 👩🏽\u200d💻 \ue0001',
    name: "\u{e0041}",
  };
  const text = formatMessages([odd], "json");
  expect(JSON.parse(text)).toEqual([odd]);
  expect(text).not.toMatch(CONTROLS);
});

it("prints CSV with every quote, comma and line break inside its cell", () => {
  const odd = { ...message, name: 'Asha "A", Rao', message: "One,\n\ttwo" };
  expect(formatMessages([odd], "csv")).toBe(
    `createdAt,id,name,email,subject,message\r\n"${odd.createdAt}","${odd.id}","Asha ""A"", Rao","asha@example.org","Batch times","One,\n\ttwo"\r\n`,
  );
});

it.each(["=1+1", "+91 98", "-2", "@SUM(A1)"])(
  "writes the cell %s so that no spreadsheet computes it",
  (subject) => {
    expect(formatMessages([{ ...message, subject }], "csv")).toContain(`,"'${subject}",`);
  },
);

it.each(["table", "csv", "json"] as const)("writes terminal escapes and turned text out, as %s", (format) => {
  const odd = "\u001b[2J\u001b]0;title\u0007\u009b31m\u202eabc\u2066\u200b\u2028\u007f";
  const text = formatMessages([{ ...message, name: odd, subject: odd, message: odd }], format);
  expect(text).not.toMatch(CONTROLS);
  expect(text).toContain("\\u001b[2J\\u001b]0;title\\u0007\\u009b31m\\u202eabc\\u2066\\u200b\\u2028\\u007f");
});

it("keeps a row of the table on one line", () => {
  const text = formatMessages([{ ...message, name: "Asha\n\nRao", subject: "a\rb" }], "table");
  expect(text).toContain("Asha\\u000a\\u000aRao");
  expect(text).toContain("a\\u000db");
});
