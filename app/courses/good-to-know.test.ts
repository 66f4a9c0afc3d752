import { expect, it } from "vitest";
import { COURSE, ONGOING_COURSE } from "./course-fixture.ts";
import { getGoodToKnow } from "./good-to-know.ts";

const link = (href: string) => ({ label: "See it", href });
const copy: Parameters<typeof getGoodToKnow>[2] = {
  title: "Good to know",
  fee: "Fee",
  groups: "Groups",
  hours: { title: "Hours", text: "{liveHours} live, {ownHours} own." },
  costs: "Costs",
  groupSize: { title: "Group", text: "At most {groupSize}." },
  session: { title: "Session", text: "An idea.", ongoing: "Questions.", link: link("/#session") },
  review: { title: "Review", text: "Comments.", link: link("/about#review") },
  certificate: {
    title: "Certificate",
    text: "A name.",
    ongoing: "Four weeks.",
    link: link("/about#certificate"),
  },
  missedSession: "Missed",
  refunds: "Refunds",
  complaints: "Complaints",
  taughtWith: { title: "Versions", text: "{versions} ({month})" },
  changes: "News",
};

/** What the block says of a course, without the rows that are the same for all. */
const list = (course: typeof COURSE, terms = {}) =>
  getGoodToKnow(terms, course, copy)
    .filter(({ title }) => !["Session", "Review", "Certificate"].includes(title))
    .map(({ title, text }) => `${title}: ${text}`);

it("has three rows of a course of which nothing more is known, each with its link", () => {
  expect(list(COURSE)).toEqual([]);
  expect(getGoodToKnow({}, COURSE, copy).map(({ title, link }) => [title, link?.href])).toEqual([
    ["Session", "/#session"],
    ["Review", "/about#review"],
    ["Certificate", "/about#certificate"],
  ]);
});

it("says everything that is known, the fee first", () =>
  expect(
    list(
      {
        ...COURSE,
        ownHours: { from: 3, to: 4 },
        extraCosts: "Nothing.",
        taughtWith: { tools: ["Go 2", "Git 2"], checked: "2026-11" },
        changes: [
          { date: "2026-11-20", text: "Go 2 in every session." },
          { date: "2026-09-01", text: "A new project." },
        ],
        price: { amount: 118500, includes: "all reviews" },
      },
      {
        groupSize: 12,
        missedSession: "Read its notes.",
        refunds: "Within a week.",
        complaints: "Write to us.",
      },
    ),
  ).toEqual([
    "Fee: ₹1,18,500, all reviews",
    "Hours: 2 to 3 live, 3 to 4 own.",
    "Costs: Nothing.",
    "Group: At most 12.",
    "Missed: Read its notes.",
    "Refunds: Within a week.",
    "Complaints: Write to us.",
    "Versions: Go 2, Git 2 (November 2026)",
    "News: 20 November 2026: Go 2 in every session. 1 September 2026: A new project.",
  ]));

it("says own hours that are one number", () =>
  expect(list({ ...COURSE, hours: 12, ownHours: { from: 5, to: 5 } })).toEqual(["Hours: 2 live, 5 own."]));

it("keeps versions apart that have commas of their own", () => {
  const tools = ["Sheets, Excel or Calc", "Python 3.14"];
  expect(list({ ...COURSE, taughtWith: { tools, checked: "2027-02" } })).toEqual([
    "Versions: Sheets, Excel or Calc; Python 3.14 (February 2027)",
  ]);
});

it("has words of its own for a course without an end, whose sessions the home page does not show", () => {
  const course = { ...ONGOING_COURSE, ownHours: { from: 1, to: 2 } };
  expect(getGoodToKnow({}, course, copy).map(({ text, link }) => [text, link?.href])).toEqual([
    ["2 live, 1 to 2 own.", undefined],
    ["Questions.", undefined],
    ["Comments.", "/about#review"],
    ["Four weeks.", "/about#certificate"],
  ]);
});
