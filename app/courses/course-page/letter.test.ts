import { expect, it } from "vitest";
import { COURSE, ONGOING_COURSE } from "#app/courses/course-fixture.ts";
import { getLetter } from "./letter.ts";

const identity = { origin: "https://academy.example" };
const site = { identity } as Parameters<typeof getLetter>[0];
const copy = {
  unknown: "ask us",
  opening: "A course.",
  time: "Six weeks.",
  hours: "{weekHours} hours a week, {allHours} in all.",
  outcomes: "{outcomes}",
  certificate: "A certificate.",
  end: "Fee: {fee}\n{url}",
  ongoing: { time: "As long as I like.", hours: "{weekHours} hours.", certificate: "Four weeks." },
  subject: "A & B",
  link: "{url}",
  mails: [{ label: "Ask your employer", opening: "100% & more?" }],
};

const course = { ...COURSE, ownHours: { from: 3, to: 4 } };
const URL_OF_COURSE = "https://academy.example/courses/go-services";

const PARTS = ["Six weeks. 5 to 7 hours a week, 32 to 38 in all.", "- Write a service", "A certificate."];

it("says hours, outcomes, certificate, fee and address", () => {
  const price = { amount: 118500, includes: "all" };
  expect(getLetter(site, course, copy).text.split("\n\n")).toEqual([
    "A course.",
    ...PARTS,
    `Fee: ask us\n${URL_OF_COURSE}`,
  ]);
  expect(getLetter(site, { ...course, price }, copy).text).toContain("Fee: ₹1,18,500, all");
});

it("carries every character into a mail", () => {
  const query = new URLSearchParams(getLetter(site, course, copy).mails[0]?.href.split("?")[1]);
  expect(query.get("subject")).toBe("A & B");
  expect(query.get("body")?.split("\r\n\r\n")).toEqual(["100% & more?", ...PARTS, URL_OF_COURSE]);
});

it("leaves out hours that are not known", () =>
  expect(getLetter(site, COURSE, copy).text).toContain("Six weeks.\n\n- Write"));

it("has other facts for an ongoing course", () =>
  expect(getLetter(site, ONGOING_COURSE, copy).text).toContain(
    "As long as I like.\n\n- Write a service\n\nFour weeks.\n\nFee: ask us",
  ));
