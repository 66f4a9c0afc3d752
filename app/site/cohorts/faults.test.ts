import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { copyFilledContent, loadGroups } from "./filled-groups.server.ts";

let folder = "";
beforeEach(() => {
  folder = copyFilledContent();
});
afterEach(() => rmSync(folder, { recursive: true }));

describe("a fault of a group is named with file, line, field, value and what to write", () => {
  it.each([
    [
      "2027-01-11, weekdays",
      "2027-01-12, weekdays",
      "cohorts[2].start: found '2027-01-12'; it is a Tue: write a Mon or a Thu",
    ],
    ["[Wed, Sat]", "[Wed, Wed]", "cohorts[0].weekdays: found 'Wed and Wed'; write two different days"],
    [
      "2026-11-02, weekdays",
      "2027-01-11, weekdays",
      "cohorts[2].start: found '2027-01-11'; another cohort begins on that day",
    ],
    [
      "mentor: Asha Rao }\n  - { start: 2026",
      "mentor: Asha Roa }\n  - { start: 2026",
      "cohorts[0].mentor: found 'Asha Roa'; write Asha Rao, a name from mentors in site.yaml",
    ],
    [
      "Europe/Berlin",
      "Europe/Bärlin",
      "cohorts[0].timeZone: found 'Europe/Bärlin'; write the name of a time zone, such as Asia/Kolkata",
    ],
    ['"07:30"', '"7.30"', "cohorts[0].time: found '7.30'; write 07:30"],
    [
      "Europe/Berlin",
      "IST",
      "cohorts[0].timeZone: found 'IST'; write the name of a time zone, such as Asia/Kolkata",
    ],
    ['"07:30"', "7 pm", "cohorts[0].time: found '7 pm'; write 19:00"],
    ['"07:30"', "19.00", "cohorts[0].time: found '19.00'; write 19:00"],
    ['"07:30"', "in the evening", "write the hour with two digits each, such as 19:00"],
    ["[Wed, Sat]", "[Wednesday, Sat]", "cohorts[0].weekdays[0]: found 'Wednesday'; write Wed"],
    ["amount: 18500", "amount: 18.500", "price.amount: found '18.500'; write 18500: digits only"],
    ["amount: 18500", "amount: ₹ 18,500", "found '₹ 18"],
    ["amount: 18500", "amount: 18500/-", "price.amount: found '18500/-'; write 18500: digits only"],
    ["amount: 18500", "amount: 0", "price.amount: found 0; write at least 1"],
    [
      "language: de",
      "language: German",
      "cohorts[0].language: found 'German'; write a language code, such as en or hi",
    ],
    ["[Wed, Sat]", "[Wed]", 'cohorts[0].weekdays: found ["Wed"]; write 2 entries (now 1)'],
    [
      "duration: 14 weeks",
      "duration: Ongoing",
      "cohorts: found '3 cohorts'; one joins an ongoing course when one likes: remove its cohorts",
    ],
    ["amount: 18500", "amount: free", "price.amount: found 'free'; write a number"],
  ])("%s", (from, to, message) => {
    const file = path.join(folder, "courses/core-java.md");
    const text = readFileSync(file, "utf8");
    expect(text).toContain(from);
    writeFileSync(file, text.replace(from, to));
    expect(() => loadGroups(folder)).toThrow(message);
  });
});
