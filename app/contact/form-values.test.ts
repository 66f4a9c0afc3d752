import { expect, it } from "vitest";
import { getMailLink } from "./form-values.ts";

it("a mail carries every character of what was typed, and the name under it", () => {
  const message = { name: "Asha & Co", subject: "50% + #1?", message: 'One\n\n"two" = 2&3 \ud83d' };
  const { searchParams, pathname } = new URL(getMailLink("hello@example.org", message));
  expect(pathname).toBe("hello@example.org");
  expect(searchParams.get("subject")).toBe(message.subject);
  expect(searchParams.get("body")).toBe('One\n\n"two" = 2&3 \ufffd\n\nAsha & Co');
});

it("a mail has an empty body for an empty form", () =>
  expect(getMailLink("a@b.c", { name: "", subject: "", message: "" })).toBe("mailto:a@b.c?subject=&body="));
