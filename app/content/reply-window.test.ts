import { expect, it } from "vitest";
import { parseReplyWindow } from "./reply-window.ts";

it("reads days, hours and zone", () => {
  const { days, ...hours } = parseReplyWindow("Write (Mon-Sat), 10:00 AM - 6:00 PM IST.") ?? {};
  expect(hours).toEqual({ from: 10, to: 18, zone: "IST" });
  expect(days?.filter(({ isOpen }) => isOpen).map(({ name }) => name)).toEqual([
    "Mon",
    "Tue",
    "Wed",
    "Thu",
    "Fri",
    "Sat",
  ]);
  expect(days?.at(-1)).toEqual({ name: "Sun", isOpen: false });
});

it.each([
  ["(Tue-Tue), 12:00 AM - 12:00 PM UTC", 0, 12],
  ["(Mon-Fri), 12:00 PM - 9:00 PM IST", 12, 21],
])("knows noon and midnight: %s", (sentence, from, to) => {
  expect(parseReplyWindow(sentence)).toMatchObject({ from, to });
});

it.each([
  "We reply soon.",
  "(Sat-Mon), 10:00 AM - 6:00 PM IST",
  "(Mon-Sat), 6:00 PM - 10:00 AM IST",
  "(Man-Sat), 10:00 AM - 6:00 PM IST",
])("reads nothing from %s", (sentence) => {
  expect(parseReplyWindow(sentence)).toBeUndefined();
});
