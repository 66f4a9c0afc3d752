import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { changeFile, copyContent } from "./copied-content.server.ts";
import { loadSiteContent } from "./site-content.server.ts";

let folder = "";
beforeEach(() => {
  folder = copyContent();
});
afterEach(() => rmSync(folder, { recursive: true }));

const java = "courses/core-java.md";
const agents = "courses/ai-agents-mcp.md";

const change = (file: string, from: string | RegExp, to: string) => changeFile(folder, file, from, to);

/** What loading says, with the folder's name taken out. */
function load(): string {
  try {
    loadSiteContent(folder);
    return "";
  } catch (error) {
    return (error as Error).message.replaceAll(folder, "content");
  }
}

it("loaded content can be copied to another thread", () => {
  const content = loadSiteContent(folder);
  expect(structuredClone(content)).toEqual(content);
});

describe("faults of several files", () => {
  it("a hundred at most, with their number", () => {
    const folders = path.join(folder, "courses");
    for (const name of readdirSync(folders)) {
      const file = path.join(folders, name);
      const text = readFileSync(file, "utf8");
      writeFileSync(file, text.replace(/^( +- "?)(?=[A-Z])/gm, "$1 "));
    }
    const message = load();
    const [first = "", ...lines] = message.split("\n");
    const count = Number.parseInt(first, 10);
    expect(count).toBeGreaterThan(100);
    expect(lines).toHaveLength(101);
    expect(lines.at(-1)).toBe(`  and ${count - 100} more.`);
  });

  it("the shape of a field and what other fields say, at once", () => {
    change(java, "level: Beginner", "level: Easy");
    change(java, /publisher: Stack Overflow/, "publisher: constructor");
    change(java, /In Stack Overflow's 2026/, "In the constructor's 2026");
    change(java, /^modified: .*/m, "modified: 2999-01-01");
    const message = load();
    expect(message).toMatch(/^3 content faults:\n/);
    for (const field of ["level", "modified", "marketDemand[0].source.publisher"])
      expect(message).toContain(` ${field}: found `);
  });

  it("all at once, in file order", () => {
    change(java, "level: Beginner", "level: Easy");
    change(agents, "sessions: 24", "sessions: 2");
    change("site.yaml", /days: \d+/, "days: 100");
    const message = load();
    expect(message).toMatch(/^\d+ content faults:\n/);
    for (const fault of [
      "level: found 'Easy'",
      "sessions: found 2; contract.yaml fixes it",
      "days: found 100",
    ])
      expect(message).toContain(fault);
    expect(message.indexOf("ai-agents-mcp.md")).toBeLessThan(message.indexOf("core-java.md"));
    expect(message.indexOf("core-java.md")).toBeLessThan(message.indexOf("site.yaml"));
  });
});

it("a course that is given up needs its file and row gone, and what names it changed", () => {
  rmSync(path.join(folder, "courses/ai-updates.md"));
  change("contract.yaml", /^ {2}ai-updates: .*\n/m, "");
  const unnamed = load()
    .split("\n")
    .filter((line) => line && !/ai-updates/.test(line));
  expect(unnamed).toEqual([expect.stringMatching(/^\d+ content faults?:$/)]);
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
  change(java, "JDBC: store loans, pass values as parameters", "GET /loans/{{id}} and `{name}` of {name}");
  change("pages/sample.yaml", "    import csv\n", '    print(f"{name} {count} {{x}}")\n');
  change("pages/about.yaml", "{name} belongs", "{{name}} `{name}` {name} belongs");
  const { courses, pages } = loadSiteContent(folder);
  expect(JSON.stringify(courses)).toContain("GET /loans/{id} and `{name}` of Zero Academy");
  expect(pages.sample.review.before[0]).toBe('print(f"{name} {count} {{x}}")');
  expect(pages.about.company.text).toMatch(/^\{name\} `\{name\}` Zero Academy belongs/);
});
