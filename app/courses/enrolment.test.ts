import { expect, it } from "vitest";
import { getEnrolment } from "./enrolment.ts";

const identity = { email: "hello@academy.example", chatNumber: "910000000000" };
const enrol = { message: "I would like to join {title}.", subject: "Enrolment: {title}" };
const site = { identity, enrol } as Parameters<typeof getEnrolment>[0];

it.each(["C++ & C#", `"Quotes" and 'more'`, "100% $& sure?", "A+B=C/ü"])(
  "carries %s unchanged through chat and mail",
  (title) => {
    const { chat, mail } = getEnrolment(site, title).links;
    expect(new URL(chat).searchParams.get("text")).toBe(`I would like to join ${title}.`);
    const query = new URLSearchParams(mail.split("?")[1]);
    expect(query.get("subject")).toBe(`Enrolment: ${title}`);
    expect(query.get("body")).toBe(`I would like to join ${title}.`);
    expect(chat).not.toContain("+");
  },
);
