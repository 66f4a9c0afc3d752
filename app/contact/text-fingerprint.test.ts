import { expect, it } from "vitest";
import { getFingerprint } from "./text-fingerprint.ts";

const message = { name: "Asha", email: "a@b.c", subject: "", message: "Hello" };

it("is the same for the same text, and does not hold it", () => {
  expect(getFingerprint({ ...message })).toBe(getFingerprint(message));
  expect(getFingerprint({ ...message, message: "x".repeat(10_000) })).toMatch(/^[0-9a-z]{1,11}$/);
});

it("differs for texts that differ in one character or in where it stands", () => {
  const texts = [
    message,
    { ...message, name: "asha" },
    { ...message, subject: "Hello", message: "" },
    { ...message, message: "Hello\u0000" },
    { ...message, message: "Hello 👩" },
    { ...message, message: "Hello 👨" },
    ...Array.from({ length: 5000 }, (_, index) => ({ ...message, message: `Question ${index}` })),
  ];
  expect(new Set(texts.map(getFingerprint)).size).toBe(texts.length);
});
