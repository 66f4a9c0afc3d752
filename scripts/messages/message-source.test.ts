import { expect, it } from "vitest";
import { parseSince } from "./message-source.ts";

const NOW = Date.parse("2026-11-21T12:00:00Z");

it.each([
  ["90m", "2026-11-21T10:30:00.000Z"],
  ["12h", "2026-11-21T00:00:00.000Z"],
  ["7d", "2026-11-14T12:00:00.000Z"],
  ["2026-11-01", "2026-11-01T00:00:00.000Z"],
  ["2026-11-01T09:30:00Z", "2026-11-01T09:30:00.000Z"],
  ["2026-11-01T09:30+05:30", "2026-11-01T04:00:00.000Z"],
])("reads %s", (text, time) => {
  expect(parseSince(text, NOW).toISOString()).toBe(time);
});

it.each(["", "yesterday", "7", "d", "-1d", "2026-13-01", "1/2/2026", "2026-11-01T09:30", "9999999d"])(
  "refuses '%s' and says what to write",
  (text) => {
    expect(() => parseSince(text, NOW)).toThrow(`--since '${text}': write 90m, 12h, 7d, 2026-11-01 or`);
  },
);
