import { expect, it } from "vitest";
import { MADE_COURSE, ONGOING_COURSE } from "#app/testing/made-courses.ts";
import { TEST_SITE } from "#app/testing/site-fixture.ts";
import { getEnrolment } from "./enrolment.ts";

const words = {
  steps: ["You start."],
  ongoing: { steps: ["You join."] },
  week: "About {weekHours} hours a week.",
  group: "In {language}, {seats}",
};

it("carries every character of a title through chat and mail", () => {
  const title = `C++ & C#: "100% $&" + 'ü' = A/B?`;
  const { chat, mail } = getEnrolment(TEST_SITE, { ...MADE_COURSE, title }, words).links;
  const text = `I would like to join ${title}. Fee? Start?`;
  expect(new URL(chat).searchParams.get("text")).toBe(text);
  const query = new URLSearchParams(mail.split("?")[1]);
  expect(query.get("subject")).toBe(`Enrolment: ${title}`);
  expect(query.get("body")).toBe(text);
  expect(chat).not.toContain("+");
});

it.each([
  ["the fee and the start", MADE_COURSE, "Fee? Start?"],
  [
    "the start where the price is known",
    { ...MADE_COURSE, price: { amount: 9000, includes: "all" } },
    "Start?",
  ],
  ["the fee where a group is known", { ...MADE_COURSE, nextStart: "Starts Mon 11 January" }, "Fee?"],
  ["no start of a course without an end", ONGOING_COURSE, "Fee? Times?"],
])("asks for %s", (_, course, questions) => {
  const { chat } = getEnrolment(TEST_SITE, course, words).links;
  expect(new URL(chat).searchParams.get("text")).toContain(`. ${questions}`);
});

it("has words of its own for a course without an end", () => {
  const { steps, week } = getEnrolment(TEST_SITE, { ...ONGOING_COURSE, ownHours: { from: 1, to: 2 } }, words);
  expect(steps).toEqual(["You join."]);
  expect(week).toBe("About 3 to 4 hours a week.");
});

it.each([
  [1, "In English, 1 seat"],
  [12, "In English, 12 seats"],
])("has a group of %i", (seats, detail) => {
  const cohorts = [
    {
      start: "2027-01-11",
      weekdays: ["Mon" as const, "Thu" as const],
      time: "19:00",
      timeZone: "Asia/Kolkata",
      language: "en",
      seats,
    },
  ];
  expect(getEnrolment(TEST_SITE, { ...MADE_COURSE, cohorts }, words).groups[0]?.detail).toBe(detail);
});

it.each([
  [{ from: 3, to: 5 }, "About 5 to 8 hours a week."],
  [{ from: 4, to: 4 }, "About 6 to 7 hours a week."],
  [undefined, undefined],
])("adds the live hours of a week to own hours of %o", (ownHours, week) => {
  expect(getEnrolment(TEST_SITE, { ...MADE_COURSE, ...(ownHours ? { ownHours } : {}) }, words).week).toBe(
    week,
  );
});
