import { expect, it } from "vitest";
import { getChatLink } from "./addresses.ts";

it.each([
  ["WhatsApp", "https://wa.me/919876543210?text=C%2B%2B%20%26%20more"],
  ["Telegram", "https://t.me/+919876543210?text=C%2B%2B%20%26%20more"],
] as const)("a chat by %s opens in that app", (chatApp, address) => {
  expect(getChatLink({ chatApp, chatNumber: "919876543210" }, "C++ & more")).toBe(address);
});
