import { rmSync } from "node:fs";
import { afterEach, beforeEach, expect, it } from "vitest";
import { changeFile, copyContent } from "#app/site/copied-content.server.ts";
import { loadSiteContent } from "#app/site/site-content.server.ts";
import { formatContent } from "./content.ts";

let folder = "";
beforeEach(() => {
  folder = copyContent();
});
afterEach(() => rmSync(folder, { recursive: true }));

const JAVA = "courses/core-java.md";
const load = () => loadSiteContent(folder, { today: "2026-11-23" });

it("lists versions that were checked long ago, and searches that miss their course, with file and line", () => {
  expect(formatContent(load())).not.toContain("Worth a look");
  changeFile(
    folder,
    JAVA,
    "projects:\n",
    'taughtWith: { tools: ["Java 25"], checked: "2026-01" }\nprojects:\n',
  );
  changeFile(folder, "searches.yaml", "stack trace", "crash dump");
  const said = formatContent(load()).replaceAll(folder, "content");
  expect(said).toContain("\nWorth a look; the site is built all the same:\n");
  expect(said).toMatch(
    /^ {2}content\/courses\/core-java\.md:\d+ found '2026-01'; 10 months ago: check the versions of Java 25, and write 2026-11$/m,
  );
  expect(said).toContain(
    "  content/searches.yaml:2 found 'read-a-stack-trace'; 'crash dump' does not find it",
  );
});
