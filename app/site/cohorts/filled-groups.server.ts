import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { getCourseBySlug } from "#app/courses/catalogue.server.ts";
import { FIXTURE } from "#app/site/copied-content.server.ts";
import { FILLED_DAY, writeFilledContent } from "#app/site/filled-content.server.ts";
import { loadSiteContent } from "#app/site/site-content.server.ts";

/** A copy of content in which Java has groups and a price; a test may change it, and removes it. */
export function copyFilledContent(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "filled-"));
  writeFilledContent(folder, FIXTURE, "core-java");
  return folder;
}

/** The content of such a copy, with Java, which has groups, and Python, which has none. */
export function loadGroups(folder: string, day = FILLED_DAY) {
  const content = loadSiteContent(folder, { today: day });
  const java = getCourseBySlug("core-java", content.courses);
  const python = getCourseBySlug("python-fundamentals", content.courses);
  if (!java || !python) throw new Error("The filled content has no Java or no Python.");
  return { ...content, java, python };
}
