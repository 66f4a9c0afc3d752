import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isBlank, MAX_BYTES, trimMessage, validateMessage } from "./contact-message.ts";

const good = { name: "Asha", email: "a@b.c", subject: "", message: "Hello" };
const title = (change: Partial<typeof good>) => validateMessage(trimMessage({ ...good, ...change }))?.title;

describe("validation", () => {
  it("accepts a message without subject and with the shortest address", () => {
    expect(title({})).toBeUndefined();
  });

  it.each(["name", "email", "message"] as const)("asks for %s when it is missing or blank", (field) => {
    for (const value of ["", "  \n\t", "\u00a0\u2003", "\u200b\u202e\u3164\u00ad", "\0\u001b"]) {
      const fault = validateMessage(trimMessage({ ...good, [field]: value }));
      expect(fault?.title).toBe("Missing Information");
      expect(fault?.description).toBe("Please fill in all required fields");
      expect(Object.keys(fault?.fields ?? {})).toEqual([field]);
    }
  });

  it.each(["foo", "foo@bar", "@b.c", "a@.", "a b@c.d", "a@b@c.d"])("refuses the address %s", (email) => {
    expect(title({ email })).toBe("Invalid Email");
  });

  it("reports what is missing before a wrong address", () => {
    expect(title({ name: "", email: "foo" })).toBe("Missing Information");
  });

  it("takes what only begins or ends with what cannot be read", () => {
    expect(title({ name: "\u200bA\u200b", message: "👩\u200d💻" })).toBeUndefined();
  });

  it("says how much is too long for the store, at the longest field, and only then", () => {
    const room = MAX_BYTES - good.name.length - good.email.length;
    expect(title({ message: "x".repeat(room) })).toBeUndefined();
    const fault = validateMessage({ ...good, message: "x".repeat(room + 1234) });
    expect(fault?.title).toBe("Message Too Long");
    expect(fault?.fields).toEqual({
      message: "This is 1,234 bytes more than one message can hold. Shorten it, or send it by email.",
    });
    expect(Object.keys(validateMessage({ ...good, name: "é".repeat(600_000) })?.fields ?? {})).toEqual([
      "name",
    ]);
    expect(title({ subject: "x".repeat(2_000_000), message: "" })).toBe("Missing Information");
  });

  it("has no other greatest length", () => {
    expect(title({ message: "x".repeat(10_000), name: "y".repeat(10_000) })).toBeUndefined();
  });

  it("keeps everything between the ends", () => {
    const message = 'Line one\n\n  "Line two" 🙂 \u202bשלום\u202c';
    expect(trimMessage({ ...good, message: `  ${message}\n` }).message).toBe(message);
  });

  it("replaces halves of characters, which no store could return, before it measures", () => {
    expect(trimMessage({ ...good, message: "🙂\ud83d, \udc69" }).message).toBe("🙂\ufffd, \ufffd");
  });
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
