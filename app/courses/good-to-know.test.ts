import { expect, it } from "vitest";
import { COURSE, ONGOING_COURSE } from "./course-fixture.ts";
import { getGoodToKnow, listOpenFacts, listUnstatedFacts } from "./good-to-know.ts";

const copy: Parameters<typeof getGoodToKnow>[2] = {
  title: "Good to know",
  fee: "Fee",
  groups: "Groups",
  costs: "Costs",
  groupSize: { title: "Group", text: "At most {groupSize}." },
  missedSession: "Missed",
  refunds: "Refunds",
  complaints: "Complaints",
  taughtWith: { title: "Versions", text: "{versions} ({month})" },
  changes: "News",
  alone: { title: "Alone", link: { label: "The roadmap", href: "/dev-toolkit#roadmap" } },
  open: {
    title: "Ask us",
    text: "Not known: {facts}.",
    link: "Ask",
    fee: "the fee",
    start: "the start",
    time: "the time",
    mentor: "the mentor",
    groupSize: "the size",
    recordings: "recordings",
    language: "the language",
  },
};

const COHORT = {
  ...{ start: "2027-01-11", weekdays: ["Mon", "Thu"] as ("Mon" | "Thu")[], time: "19:00" },
  ...{ timeZone: "Asia/Kolkata", language: "en", seats: 12 },
};
const PRICE = { amount: 118500, includes: "all reviews" };

const list = (course: typeof COURSE, terms = {}) =>
  getGoodToKnow(terms, course, copy).map(({ title, text }) => `${title}: ${text}`);

it("has no row of what is not known", () => expect(list(COURSE)).toEqual([]));

it("says everything that is known, the fee first, and keeps versions apart that have commas", () => {
  const known = {
    ...{ extraCosts: "Nothing.", price: PRICE, alone: "You can read about it." },
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
  expect(list({ ...COURSE, ...known }, terms)).toEqual([
    "Fee: ₹1,18,500, all reviews",
    "Costs: Nothing.",
    "Group: At most 12.",
    "Missed: Notes.",
    "Refunds: Within a week.",
    "Complaints: Write to us.",
    "Versions: Sheets, Excel or Calc; Git 2 (November 2026)",
    "News: 20 November 2026: Go 2 in every session. 1 September 2026: A new project.",
    "Alone: You can read about it.",
  ]);
});

const NOTES = { missedSession: "Notes." };
const LED = { ...COURSE, cohorts: [{ ...COHORT, mentor: "Asha Rao" }], price: PRICE };

it.each<[(typeof COURSE)[], object, string]>([
  [[COURSE], {}, "the fee, the start, the time, the language, the mentor, the size, recordings"],
  [[ONGOING_COURSE], { groupSize: 9 }, "the fee, the time, the language, the mentor, recordings"],
  [[{ ...COURSE, cohorts: [COHORT] }], NOTES, "the fee, the mentor"],
  [[LED], NOTES, ""],
  [[LED, ONGOING_COURSE], NOTES, ""],
])("lists what the owner has not said", (courses, terms, facts) =>
  expect(listOpenFacts(terms, courses, copy.open).join(", ")).toBe(facts),
);

it("lists of the academy what the owner has not said, and what no field states", () => {
  const words = { refunds: "refunds", complaints: "complaints", further: ["discounts"] };
  const list = (terms: object) => listUnstatedFacts({ ...NOTES, ...terms }, [LED], copy.open, words);
  expect(list({})).toEqual(["refunds", "complaints", "discounts"]);
  expect(list({ refunds: "Within a week." })).toEqual(["complaints", "discounts"]);
  expect(list({ complaints: "Write to us." })).toEqual(["refunds", "discounts"]);
});
