import { expect, it } from "vitest";
import { parseTime } from "./message-time.ts";

const NOW = Date.parse("2026-11-21T12:00:00Z");

it.each([
  ["0", "2026-11-21T12:00:00.000Z"],
  ["7", "2026-11-14T12:00:00.000Z"],
  ["2026-11-01", "2026-11-01T00:00:00.000Z"],
  ["2026-11-01T09:30Z", "2026-11-01T09:30:00.000Z"],
  ["2026-11-01T09:30:15.5Z", "2026-11-01T09:30:15.500Z"],
  ["2026-11-01T02:30+05:30", "2026-10-31T21:00:00.000Z"],
])("reads %s", (text, time) => {
  expect(parseTime("--since", text, NOW).toISOString()).toBe(time);
});

it.each(
  ["", "yesterday", "-1", "7d", "1.5", "2026-13-01", "2026-02-30", "2026-11-01T25:00Z", "1/2/2026"].concat([
    "2026-11-01T09:30",
    "999999",
  ]),
)("refuses '%s' and says what to write", (text) => {
  expect(() => parseTime("--since", text, NOW)).toThrow(
    `--since '${text}': write a number of days, such as 30`,
  );
});
