import { cpSync } from "node:fs";
import { beforeEach } from "vitest";
import { createTestFolder } from "#app/content/test-folder.server.ts";
import { changeFile, FIXTURE } from "./fixture.server.ts";
import { loadSiteContent } from "./site-content.server.ts";

/** The day on which a test looks at its content, unless it names another. */
const TODAY = "2026-11-21";

/** Copies the fixture for each test of a file, which may change its copy. */
export function createTestContent() {
  const { at, write, listFindings } = createTestFolder();
  beforeEach(() => cpSync(FIXTURE, at(), { recursive: true }));
  const load = ({ today = TODAY, showDrafts = false } = {}) => loadSiteContent(at(), { today, showDrafts });
  return {
    at,
    write,
    load,

    /** Changes a file; throws when nothing has changed. */
    change: (file: string, from: string | RegExp, to: string): void => changeFile(at(), file, from, to),

    /** The faults of the content, or else its warnings, one a line. */
    listFindings: (today = TODAY): string[] => listFindings(() => load({ today }).warnings),
  };
}
