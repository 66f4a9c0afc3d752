import { expect, it } from "vitest";
import { COURSE } from "./course-fixture.ts";
import { getEnrolment } from "./enrolment.ts";

const identity = { email: "hello@academy.example", chatNumber: "910000000000" };
const enrol = { message: "I would like to join {title}.", subject: "Enrolment: {title}" };
const site = { identity, enrol, mentors: [] } as unknown as Parameters<typeof getEnrolment>[0];
const copy = {
  title: "What happens next",
  steps: ["The chat opens.", "A person answers.", "You start."],
  unknown: { both: "Ask for start and price.", start: "Ask for the start.", price: "Ask for the price." },
  group: "In {language}, {seats} seats, with",
  groupSize: "At most {groupSize}.",
  calendar: "Calendar",
  groups: "Groups",
};

it.each(["C++ & C#", `"Quotes" and 'more'`, "100% $& sure?", "A+B=C/ü"])(
  "carries %s unchanged through chat and mail",
  (title) => {
    const { chat, mail } = getEnrolment(site, { ...COURSE, title }, copy).links;
    expect(new URL(chat).searchParams.get("text")).toBe(`I would like to join ${title}.`);
    const query = new URLSearchParams(mail.split("?")[1]);
    expect(query.get("subject")).toBe(`Enrolment: ${title}`);
    expect(query.get("body")).toBe(`I would like to join ${title}.`);
    expect(chat).not.toContain("+");
  },
);

it("says who tells what is not known", () => {
  const { unknown, groups, price, terms } = getEnrolment(site, COURSE, copy);
  expect(unknown).toBe("Ask for start and price.");
  expect({ groups, price, terms }).toEqual({ groups: [], price: undefined, terms: [] });
});
