import { rmSync } from "node:fs";
import { expect, it } from "vitest";
import { changeFile, copyContent } from "./copied-content.server.ts";
import { loadSiteContent } from "./site-content.server.ts";

const JAVA = "courses/core-java.md";

it("a course has the changes of the last quarter alone", () => {
  const folder = copyContent();
  const changes = ["2026-01-05", "2026-09-01", "2026-11-20"].map(
    (date) => `  - { date: ${date}, text: New. }\n`,
  );
  changeFile(folder, JAVA, "projects:\n", `changes:\n${changes.join("")}projects:\n`);
  const { courses } = loadSiteContent(folder, { today: "2026-11-23" });
  rmSync(folder, { recursive: true });
  const java = courses.find(({ slug }) => slug === "core-java");
  expect(java?.changes.map(({ date }) => date)).toEqual(["2026-11-20", "2026-09-01"]);
});
