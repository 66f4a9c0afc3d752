import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { isReadable, trimMessage, validateMessage } from "./contact-message.ts";

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

it("reports what is missing before a wrong address", () => {
  const fault = validate({ name: "", email: "foo" });
  expect(fault?.title).toBe("Missing Information");
  expect(Object.keys(fault?.fields ?? {})).toEqual(["name"]);
});

it("keeps everything between the ends of a message", () => {
  const message = 'Line one\n\n  "Line two" 🙂 \u202bשלום\u202c';
  expect(trimMessage({ ...good, message: `  ${message}\n` }).message).toBe(message);
});

it("replaces halves of characters, which no store could return", () => {
  expect(trimMessage({ ...good, message: "🙂\ud83d, \udc69" }).message).toBe("🙂\ufffd, \ufffd");
});

it("finds the same characters readable as firestore.rules", () => {
  const rules = readFileSync("firestore.rules", "utf8");
  const [, ranges = ""] = /matches\('\(\?s\)\.\*\[\^(.+?)\]/.exec(rules) ?? [];
  const readable = new RegExp(`[^${ranges.replaceAll("\\\\x{", "\\u{")}]`, "u");
  const others = Array.from({ length: 0x11_0000 }, (_, code) => String.fromCodePoint(code)).filter(
    (character) => isReadable(character) !== readable.test(character),
  );
  expect(others).toEqual([]);
});
