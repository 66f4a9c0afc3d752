import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { isBlank, MAX_BYTES, trimMessage, validateMessage } from "./contact-message.ts";

const good = { name: "Asha", email: "a@b.c", subject: "", message: "Hello" };
const validate = (change: Partial<typeof good>) => validateMessage(trimMessage({ ...good, ...change }));

it.each([
  ["without subject and with the shortest address", {}],
  ["of great length", { message: "x".repeat(10_000), name: "y".repeat(10_000) }],
  ["that begins or ends with what cannot be read", { name: "\u200bA\u200b", message: "👩\u200d💻" }],
])("accepts a message %s", (_, change) => expect(validate(change)).toBeUndefined());

it.each(["name", "email", "message"])("asks for %s when it is missing or blank", (field) => {
  for (const value of ["", "  \n\t", "\u00a0\u2003", "\u200b\u202e\u3164\u00ad", "\0\u001b"])
    expect(validate({ [field]: value })).toMatchObject({
      title: "Missing Information",
      description: "Please fill in all required fields",
      fields: { [field]: expect.any(String) },
    });
});

it.each(["foo", "foo@bar", "@b.c", "a@.", "a b@c.d", "a@b@c.d"])("refuses the address %s", (email) =>
  expect(validate({ email })?.title).toBe("Invalid Email"),
);

it.each([
  ["a wrong address", { name: "", email: "foo" }, ["name"]],
  ["what is too long", { subject: "x".repeat(2_000_000), message: "" }, ["message"]],
])("reports what is missing before %s", (_, change, fields) => {
  const fault = validate(change);
  expect(fault?.title).toBe("Missing Information");
  expect(Object.keys(fault?.fields ?? {})).toEqual(fields);
});

it("says how much is too long for the store, at the longest field, and only then", () => {
  const room = MAX_BYTES - good.name.length - good.email.length;
  expect(validate({ message: "x".repeat(room) })).toBeUndefined();
  expect(validate({ message: "x".repeat(room + 1234) })).toMatchObject({
    title: "Message Too Long",
    fields: {
      message: "This is 1,234 bytes more than one message can hold. Shorten it, or send it by email.",
    },
  });
  expect(Object.keys(validate({ name: "é".repeat(600_000) })?.fields ?? {})).toEqual(["name"]);
});

it("keeps everything between the ends, but halves of characters, which no store could return", () => {
  const message = 'Line one\n\n  "Line two" 🙂 \u202bשלום\u202c';
  expect(trimMessage({ ...good, message: `  ${message}\n` }).message).toBe(message);
  expect(trimMessage({ ...good, message: "🙂\ud83d, \udc69" }).message).toBe("🙂\ufffd, \ufffd");
});

it("finds the same characters readable as firestore.rules", () => {
  const rules = readFileSync("firestore.rules", "utf8");
  const [, ranges = ""] = /matches\('\(\?s\)\.\*\[\^(.+?)\]/.exec(rules) ?? [];
  const readable = new RegExp(`[^${ranges.replaceAll("\\\\x{", "\\u{")}]`, "u");
  const others = Array.from({ length: 0x11_0000 }, (_, code) => code).filter((code) => {
    const name = String.fromCodePoint(code);
    return isBlank({ name, email: "", subject: "", message: "" }) === readable.test(name);
  });
  expect(others).toEqual([]);
});
