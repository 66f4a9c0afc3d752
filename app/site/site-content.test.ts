import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { changeFile, copyContent, listFindings } from "./copied-content.server.ts";
import { loadSiteContent } from "./site-content.server.ts";

let folder = "";
beforeEach(() => {
  folder = copyContent();
});
afterEach(() => rmSync(folder, { recursive: true }));

const java = "courses/core-java.md";
const agents = "courses/ai-agents-mcp.md";

const change = (file: string, from: string | RegExp, to: string) => changeFile(folder, file, from, to);

it("reports all faults at once, in the order of files and lines", () => {
  change(java, "level: Beginner", "level: Easy");
  change(java, /publisher: Stack Overflow/, "publisher: constructor");
  change(java, /In Stack Overflow's 2026/, "In the constructor's 2026");
  change(java, /^modified: .*/m, "modified: 2999-01-01");
  change(agents, "sessions: 24", "sessions: 2");
  change("site.yaml", /days: \d+/, "days: 100");
  expect(listFindings(folder).map((line) => line.replace(/:\d+ (\S+): found .*/, " $1"))).toEqual([
    "courses/ai-agents-mcp.md sessions",
    "courses/ai-agents-mcp.md sessions",
    "courses/core-java.md level",
    "courses/core-java.md modified",
    "courses/core-java.md marketDemand[0].source.publisher",
    "site.yaml toolkitClaim.days",
  ]);
});

it("fills the names of the owner into every text", () => {
  change("site.yaml", "name: Zero Academy", "name: Night School");
  change("site.yaml", "name: Zero AI Labs", "name: Owl Group");
  change("site.yaml", "name: ZeroTools", "name: Owl Tools");
  change("site.yaml", /https:\/\/zero\w+\.example[^\s\]]*/g, "https://owl.example");
  change(java, "Two kinds of people", "At {name} two kinds of people");
  const { site, pages, faq, courses } = loadSiteContent(folder);
  // The address of the tools page is fixed.
  const all = JSON.stringify({ site, pages, faq, courses }).replaceAll("/zerotools", "");
  expect(all.match(/.{20}zero ?(academy|ai labs|tools)/i)?.[0]).toBeUndefined();
  expect(pages.about.company.text).toMatch(/^Night School belongs to Owl Group, .* runs Owl Tools,/);
  expect(site.enrol.message).toContain("Hello Night School, I would like to enrol in the course {title}.");
  expect(all.match(/.{20}\{(name|parent|tools|chatApp)\}/)?.[0]).toBeUndefined();
  expect(courses.find(({ slug }) => slug === "core-java")?.longDescription).toContain("At Night School two");
});

it("a further course needs a file and nothing else", () => {
  const text = readFileSync(path.join(folder, java), "utf8")
    .replace('id: "12"', 'id: "9999"')
    .replace("order: 7", "order: 9999")
    .replace("title: Core Java", "title: Odd & Even")
    .replace("Learn Java from", "Learn to count from")
    .replace("arrangement: class-hierarchy\n", "");
  writeFileSync(path.join(folder, "courses/odd.md"), text);
  const { courses } = loadSiteContent(folder);
  expect(courses.at(-1)).toMatchObject({ slug: "odd", arrangement: "grid", image: "/covers/odd.svg" });
});

it("a course has the changes of the last quarter alone", () => {
  const changes = ["2026-01-05", "2026-09-01", "2026-11-20"].map(
    (date) => `  - { date: ${date}, text: New. }\n`,
  );
  change(java, "projects:\n", `changes:\n${changes.join("")}projects:\n`);
  const { courses } = loadSiteContent(folder, { today: "2026-11-23" });
  const course = courses.find(({ slug }) => slug === "core-java");
  expect(course?.changes.map(({ date }) => date)).toEqual(["2026-11-20", "2026-09-01"]);
});

it("braces in code are never filled in, and the escape shows them", () => {
  change("pages/sample.yaml", "    import csv\n", '    print(f"{name} {count} {{x}}")\n');
  change("pages/about.yaml", "{name} belongs", "{{name}} {name} belongs");
  const { pages } = loadSiteContent(folder);
  expect(pages.sample.review.before[0]).toBe('print(f"{name} {count} {{x}}")');
  expect(pages.about.company.text).toMatch(/^\{name\} Zero Academy belongs/);
});
