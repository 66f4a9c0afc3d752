import { describe, expect, it } from "vitest";
import { trimMessage, validateMessage } from "./contact-message.ts";

const good = { name: "Asha", email: "a@b.c", subject: "", message: "Hello" };
const title = (change: Partial<typeof good>) => validateMessage(trimMessage({ ...good, ...change }))?.title;

describe("validation (R25)", () => {
  it("accepts a message without subject and with the shortest address", () => {
    expect(title({})).toBeUndefined();
  });

  it.each(["name", "email", "message"] as const)("asks for %s when it is missing or blank", (field) => {
    for (const value of ["", "  \n\t", "\u00a0\u2003"]) {
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

  it("has no greatest length", () => {
    expect(title({ message: "x".repeat(10_000), name: "y".repeat(10_000) })).toBeUndefined();
  });

  it("keeps everything between the ends", () => {
    const message = 'Line one\n\n  "Line two" 🙂 \u202bשלום\u202c';
    expect(trimMessage({ ...good, message: `  ${message}\n` }).message).toBe(message);
  });
});
