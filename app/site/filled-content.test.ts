import { rmSync } from "node:fs";
import { afterEach, beforeEach, expect, it } from "vitest";
import { changeFile, copyContent } from "./copied-content.server.ts";
import { FILLED_DAY, writeFilledContent } from "./filled-content.server.ts";
import { loadSiteContent } from "./site-content.server.ts";

let folder = "";
beforeEach(() => {
  folder = copyContent();
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  rmSync(`${folder}-filled`, { recursive: true });
});

it("dates, prices and mentors that the owner has filled in make room for those of the tests", () => {
  changeFile(folder, "site.yaml", "groupSize: 12", "groupSize: 20");
  changeFile(folder, "site.yaml", "Asha Rao", "Ravi Sen");
  changeFile(folder, "courses/core-java.md", /Asha Rao/g, "Ravi Sen");
  writeFilledContent(`${folder}-filled`, folder);
  const { courses, site } = loadSiteContent(`${folder}-filled`, { today: FILLED_DAY });
  expect(courses.flatMap(({ cohorts }) => cohorts.map(({ mentor }) => mentor))).toEqual([
    "Asha Rao",
    "Asha Rao",
  ]);
  expect([site.groupSize, site.mentors.length]).toEqual([12, 1]);
});
