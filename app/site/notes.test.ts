import { rmSync } from "node:fs";
import { afterEach, beforeEach, expect, it } from "vitest";
import { formatProblems } from "#app/content/content-problem.ts";
import { changeFile, copyContent } from "#app/site/copied-content.server.ts";
import { loadSiteContent } from "#app/site/site-content.server.ts";

let folder = "";
beforeEach(() => {
  folder = copyContent();
});
afterEach(() => rmSync(folder, { recursive: true }));

const JAVA = "courses/core-java.md";
const load = () => loadSiteContent(folder, { today: "2026-11-23" });

it("warns of versions that were checked long ago, and of searches that miss their course, with file and line", () => {
  expect(formatProblems(load().warnings)).not.toMatch(/check the versions|does not find/);
  changeFile(
    folder,
    JAVA,
    "projects:\n",
    'taughtWith: { tools: ["Java 25"], checked: "2026-01" }\nprojects:\n',
  );
  changeFile(folder, "searches.yaml", "stack trace", "crash dump");
  const said = formatProblems(load().warnings).replaceAll(folder, "content");
  expect(said).toMatch(
    /^ {2}content\/courses\/core-java\.md:\d+ warning: [\w.]+: found '2026-01'; 10 months ago: check the versions of Java 25, and write 2026-11$/m,
  );
  expect(said).toMatch(
    /^ {2}content\/searches\.yaml:2 warning: .*'read-a-stack-trace'; 'crash dump' does not find it: /m,
  );
});
