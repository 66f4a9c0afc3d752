import { expect, it } from "vitest";
import { listOpenFacts, listUnstatedFacts } from "#app/courses/open-facts.server.ts";
import { MADE_COURSE, ONGOING_COURSE } from "#app/testing/made-courses.ts";
import { getGoodToKnow } from "./good-to-know.ts";

const words: Parameters<typeof getGoodToKnow>[2] = {
  title: "Costs",
  ongoing: "Costs",
  open: "Else:",
  ask: "Ask",
  groupSize: "At most {groupSize}.",
  taughtWith: "{versions} ({month})",
  alone: { label: "The roadmap", href: "/dev-toolkit#roadmap" },
};

const COHORT = {
  start: "2027-01-11",
  weekdays: ["Mon", "Thu"] as ("Mon" | "Thu")[],
  time: "19:00",
  timeZone: "Asia/Kolkata",
  language: "en",
  seats: 12,
};
const PRICE = { amount: 118500, includes: "all reviews" };

const list = (course: typeof MADE_COURSE, terms = {}) =>
  getGoodToKnow(terms, course, words).map(({ title, text }) => `${title}: ${text}`);

it("has no row of what is not known", () => expect(list(MADE_COURSE)).toEqual([]));

it("lists everything that is known, besides the fee", () => {
  const known = {
    extraCosts: "Nothing.",
    alone: "You can read about it.",
    recordings: "A library.",
    taughtWith: { tools: ["Sheets, Excel or Calc", "Git 2"], checked: "2026-11" },
    changes: [
      { date: "2026-11-20", text: "Go 2 in every session." },
      { date: "2026-09-01", text: "A new project." },
    ],
  };
  const terms = {
    groupSize: 12,
    missedSession: "Notes.",
    refunds: "Within a week.",
    complaints: "Write to us.",
  };
  expect(list({ ...MADE_COURSE, ...known }, terms)).toEqual([
    "Costs besides the fee: Nothing.",
    "Group size: At most 12 learners.",
    "If you miss a session: Notes.",
    "Recordings: A library.",
    "Refunds: Within a week.",
    "Complaints: Write to us.",
    "Taught with: Sheets, Excel or Calc; Git\u00A02 (November\u00A02026)",
    "New in the last three months: 20 November 2026: Go 2 in every session. 1 September 2026: A new project.",
    "Learning it on your own: You can read about it.",
  ]);
});

const NOTES = { missedSession: "Notes." };
const RECORDED = { ...MADE_COURSE, recordings: "A library." };
const LED = { ...MADE_COURSE, cohorts: [{ ...COHORT, mentor: "Asha Rao" }], price: PRICE };

const [FEE, START, TIMES, SIZE] = ["the fee", "the next start", "days and times", "group size"];

it.each<[(typeof MADE_COURSE)[], object, string[]]>([
  [[MADE_COURSE], {}, [FEE, START, TIMES, "language", "mentor", SIZE, "recordings"]],
  [[ONGOING_COURSE], { groupSize: 9 }, [FEE, TIMES, "language", "mentor", "recordings"]],
  [[{ ...MADE_COURSE, cohorts: [COHORT] }], NOTES, [FEE, "mentor"]],
  [[RECORDED], {}, [FEE, START, TIMES, "language", "mentor", SIZE]],
  [[RECORDED, LED], { groupSize: 9 }, ["recordings"]],
  [[LED], NOTES, []],
  [[LED, ONGOING_COURSE], NOTES, []],
])("lists what is not known", (courses, terms, facts) =>
  expect(listOpenFacts(terms, courses).map(({ short }) => short)).toEqual(facts),
);

it("lists what is not known about the academy, and what no field states", () => {
  const list = (terms: object) => listUnstatedFacts({ ...NOTES, ...terms }, [LED], ["discounts"]);
  expect(list({})).toEqual(["refunds", "complaints", "discounts"]);
  expect(list({ refunds: "Within a week." })).toEqual(["complaints", "discounts"]);
  expect(list({ complaints: "Write to us." })).toEqual(["refunds", "discounts"]);
});
