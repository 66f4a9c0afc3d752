import { expect, it } from "vitest";
import { DAY } from "#app/content/day.ts";
import { writeSecurity } from "./security.ts";

const IDENTITY = { email: "asha@academy.example", origin: "https://academy.example" };

it("security.txt names the owner's mailbox and its own address", () => {
  expect(writeSecurity(IDENTITY, "2026-11-25")).toBe(`Contact: mailto:asha@academy.example
Expires: 2027-10-01T00:00:00.000Z
Preferred-Languages: en
Canonical: https://academy.example/.well-known/security.txt
`);
});

it.each(["2027-01-01", "2027-12-31", "2028-02-29"])(
  "security.txt of %s is valid for ten months or more, and for less than a year",
  (today) => {
    const [, expires = ""] = /^Expires: (.*)$/m.exec(writeSecurity(IDENTITY, today)) ?? [];
    const days = (Date.parse(expires) - Date.parse(today)) / DAY;
    expect(days).toBeGreaterThan(300);
    expect(days).toBeLessThan(365);
  },
);
