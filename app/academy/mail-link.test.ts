import { expect, it } from "vitest";
import { getMailLink } from "./mail-link.ts";

it("carries every character", () => {
  const [subject, body] = ["50% + #1?", '"two" = 2&3 नमस्ते'];
  const { searchParams, pathname } = new URL(getMailLink("hello@example.org", subject, body));
  expect(pathname).toBe("hello@example.org");
  expect(searchParams.get("subject")).toBe(subject);
  expect(searchParams.get("body")).toBe(body);
});

it("ends lines as mails do", () =>
  expect(getMailLink("a@b.c", "", "1\n2\r\n3")).toMatch(/&body=1%0D%0A2%0D%0A3$/));

it("replaces halves of characters", () =>
  expect(getMailLink("a@b.c", "\udc69", "\ud83d.")).toBe("mailto:a@b.c?subject=%EF%BF%BD&body=%EF%BF%BD."));
