import { beforeEach } from "vitest";
import { loadSiteContent } from "#app/site/load-content.server.ts";
import { changeFile, copyFixture, FIXTURE_DAY } from "./fixture.server.ts";
import { createTestFolder } from "./test-folder.server.ts";

/** Copies the fixture for each test of a file, which may change its copy. */
export function createTestContent() {
  const { at, write, listFindings } = createTestFolder();
  beforeEach(() => copyFixture(at()));
  const load = ({ today = FIXTURE_DAY, showDrafts = false } = {}) =>
    loadSiteContent(at(), { today, showDrafts });
  return {
    at,
    write,
    load,

    /** Changes a file; throws when nothing has changed. */
    change: (file: string, from: string | RegExp, to: string): void => changeFile(at(), file, from, to),

    /** The faults of the content, or else its warnings, one a line. */
    listFindings: (today = FIXTURE_DAY): string[] => listFindings(() => load({ today }).warnings),
  };
}
