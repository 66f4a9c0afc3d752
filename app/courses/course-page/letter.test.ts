import { expect, it } from "vitest";
import { MADE_COURSE, ONGOING_COURSE } from "#app/testing/made-courses.ts";
import { TEST_SITE } from "#app/testing/site-fixture.ts";
import { getLetter } from "./letter.ts";

const words = {
  unknown: "ask us",
  opening: "A course.",
  time: "Six weeks.",
  hours: "{weekHours} hours a week, {allHours} in all.",
  certificate: "A certificate.",
  end: "Fee: {fee}\n{url}",
  ongoing: { time: "As long as I like.", hours: "{weekHours} hours.", certificate: "Four weeks." },
  subject: "A & B",
  link: "{url}",
  readers: [{ label: "Ask your employer", by: ["chat" as const, "email" as const], opening: "100% & more?" }],
};

const course = { ...MADE_COURSE, ownHours: { from: 3, to: 4 } };
const URL_OF_COURSE = "https://academy.example/courses/go-services";

const PARTS = ["Six weeks. 5 to 7 hours a week, 32 to 38 in all.", "A certificate."];

it("has hours, certificate, fee and address", () => {
  const price = { amount: 118500, includes: "all" };
  expect(getLetter(TEST_SITE, course, words).text.split("\n\n")).toEqual([
    "A course.",
    ...PARTS,
    `Fee: ask us\n${URL_OF_COURSE}`,
  ]);
  expect(getLetter(TEST_SITE, { ...course, price }, words).text).toContain("Fee: ₹1,18,500, all");
});

it("carries every character into a chat and an email, in the order of the reader", () => {
  const [chat, mail] = getLetter(TEST_SITE, course, words).readers[0]?.ways ?? [];
  const message = ["100% & more?", "Six weeks. 5 to 7 hours a week, 32 to 38 in all.", URL_OF_COURSE];
  expect(chat?.href).toMatch(/^https:\/\/wa\.me\/\?text=/);
  expect(new URL(chat?.href ?? "").searchParams.get("text")?.split("\n\n")).toEqual(message);
  const query = new URLSearchParams(mail?.href.split("?")[1]);
  expect(query.get("subject")).toBe("A & B");
  expect(query.get("body")?.split("\r\n\r\n")).toEqual(message);
});

it("leaves out hours that are not known", () =>
  expect(getLetter(TEST_SITE, MADE_COURSE, words).text).toContain("Six weeks.\n\nA certificate."));

it("has other facts for an ongoing course", () =>
  expect(getLetter(TEST_SITE, ONGOING_COURSE, words).text).toContain(
    "As long as I like.\n\nFour weeks.\n\nFee: ask us",
  ));
