import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { changeFile, copyContent } from "./copied-content.server.ts";
import { loadSiteContent } from "./site-content.server.ts";

let folder = "";
beforeEach(() => {
  folder = copyContent();
});
afterEach(() => rmSync(folder, { recursive: true }));

const change = (file: string, from: string | RegExp, to: string) => changeFile(folder, file, from, to);
const load = () => loadSiteContent(folder);
const list = () => load().owners.map(({ text }) => text);

it("lists what only the owner can prove until it has a day", () => {
  expect(list()).toContain("/contact: A mentor reads every message; there is no bot in between.");
  const claim = "95% completion rate";
  expect(list()).toContain(claim);
  change("site.yaml", / {4}definition: Of the learners.*\n/, "");
  expect(list()).toContain(claim);
  change("site.yaml", "label: completion rate", "label: completion rate\n    asOf: 2026-11-20");
  expect(list()).not.toContain(claim);
});

it("lists a claim when the number that proved it is taken out", () => {
  expect(list()).not.toContain("20+ hours");
  expect(list()).not.toContain("12 to 14 weeks the length of a course");
  change("site.yaml", "atLeast: { hours: 20 }", "atLeast: {}");
  change("site.yaml", ", weeks: { from: 12, to: 14 }", "");
  expect(list()).toContain("20+ hours");
  expect(list()).toContain("12 to 14 weeks the length of a course");
});

it("a catalogue of ongoing courses alone has no shortest and longest one to prove", () => {
  const courses = path.join(folder, "courses");
  for (const name of readdirSync(courses)) {
    const text = readFileSync(path.join(courses, name), "utf8");
    if (!/^duration: Ongoing/m.test(text))
      writeFileSync(path.join(courses, name), text.replace("\nlevel:", "\ndraft: true\nlevel:"));
  }
  expect(load).not.toThrow(/Infinity|delivery\[0\]\.weeks/);
});
