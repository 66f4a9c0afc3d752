import { expect, it } from "vitest";
import { formatSecurity } from "./security.ts";

it.each([
  ["2026-11-25", "2027-10-01"],
  ["2027-12-31", "2028-11-01"],
  ["2028-02-29", "2029-01-01"],
])("security.txt of %s names the mailbox, and expires after ten months on %s", (today, end) =>
  expect(formatSecurity({ email: "asha@academy.example", origin: "https://academy.example" }, today)).toBe(
    `Contact: mailto:asha@academy.example
Expires: ${end}T00:00:00.000Z
Preferred-Languages: en
Canonical: https://academy.example/.well-known/security.txt
`,
  ),
);
