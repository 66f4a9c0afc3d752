import { rmSync } from "node:fs";
import { afterEach, beforeEach, describe, it, vi } from "vitest";
import { copyContent } from "#app/site/copied-content.server.ts";
import { loadSiteContent } from "#app/site/site-content.server.ts";
import { addCourses, EDITS, switchAnnouncementOff } from "./legitimate-edits.server.ts";

// Each test reads all of the content.
vi.setConfig({ testTimeout: 60_000 });

let folder = "";
beforeEach(() => {
  folder = copyContent();
  addCourses(folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

describe("what the guide invites an editor or an owner to do leaves the content right", () => {
  it.each(Object.entries({ ...EDITS, "no announcement": switchAnnouncementOff }))("%s", (_, edit) => {
    edit(folder);
    loadSiteContent(folder, { today: "2026-11-21" });
  });

  it("all of it together", () => {
    for (const edit of Object.values(EDITS)) edit(folder);
    loadSiteContent(folder, { today: "2026-11-21" });
  });
});
