import { rmSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { copyContent } from "#app/site/copied-content.server.ts";
import { FILLED_DAY, writeFilledContent } from "#app/site/filled-content.server.ts";
import { loadSiteContent } from "#app/site/site-content.server.ts";
import { addCourses, EDITS, switchAnnouncementOff } from "./legitimate-edits.server.ts";

// Each test reads all of the content.
vi.setConfig({ testTimeout: 60_000 });

let folder = "";
beforeEach(() => {
  folder = copyContent();
  addCourses(folder);
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  rmSync(`${folder}-filled`, { recursive: true, force: true });
});

describe("what the guide invites an editor or an owner to do leaves the content right", () => {
  it.each(Object.entries({ ...EDITS, "no announcement": switchAnnouncementOff }))("%s", (_, edit) => {
    edit(folder);
    loadSiteContent(folder, { today: "2026-11-21" });
  });

  it("all of it together, also filled in as the browser tests do", () => {
    for (const edit of Object.values(EDITS)) edit(folder);
    loadSiteContent(folder, { today: "2026-11-21" });
    writeFilledContent(`${folder}-filled`, folder);
    const { courses, site } = loadSiteContent(`${folder}-filled`, { today: FILLED_DAY });
    expect(courses.flatMap(({ cohorts }) => cohorts)).toHaveLength(2);
    expect([site.groupSize, site.mentors.length]).toEqual([12, 1]);
  });
});
