import { expect, it } from "vitest";
import { getMailLink } from "./early-form.ts";

it("carries every character of what was typed, and the name under it", () => {
  const message = { name: "Asha & Co", email: "a@b.c", subject: "50% + #1?", message: 'One\n\n"two" = 2&3' };
  const { searchParams, pathname } = new URL(getMailLink("hello@example.org", message));
  expect(pathname).toBe("hello@example.org");
  expect(searchParams.get("subject")).toBe(message.subject);
  expect(searchParams.get("body")).toBe('One\n\n"two" = 2&3\n\nAsha & Co');
});

it("has an empty body for an empty form", () => {
  const message = { name: "", email: "", subject: "", message: "" };
  expect(getMailLink("hello@example.org", message)).toBe("mailto:hello@example.org?subject=&body=");
});
