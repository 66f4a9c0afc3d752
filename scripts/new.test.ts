import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { changeFile, copyContent } from "#app/site/copied-content.server.ts";
import { loadSiteContent } from "#app/site/site-content.server.ts";
import { writeDraft } from "./new-draft.ts";
import { formatContent } from "./print-content.ts";
import { toSlug } from "./slug.ts";

let folder = "";
beforeEach(() => {
  folder = copyContent();
});
afterEach(() => rmSync(folder, { recursive: true }));

const at = (name: string) => path.join(folder, name);
const load = () => loadSiteContent(folder, { showDrafts: true });

/** Writes a draft. Returns its place, or what is wrong. */
function write(kind: string, values: Parameters<typeof writeDraft>[2]): string {
  try {
    return writeDraft(folder, kind, values).replace(folder, "content");
  } catch (error) {
    return (error as Error).message.replaceAll(folder, "content");
  }
}

const COURSE = { title: 'Go: "fast"', track: "AI-Powered", level: "Advanced", weeks: "13" };

it("writes the draft of a course with the next id and place, whatever else is in the folder", () => {
  const before = load();
  for (const name of [".DS_Store", ".core-java.md.swp"]) writeFileSync(at(`courses/${name}`), "b0VIM");
  expect(write("course", COURSE)).toBe("content/courses/go-fast.md:1");
  const all = [...before.courses, ...before.retired];
  expect(load().courses.at(-1)).toMatchObject({
    ...{ slug: "go-fast", title: 'Draft: Go: "fast"', sessions: 26, track: "AI-Powered" },
    id: String(Math.max(...all.map(({ id }) => Number(id))) + 1),
    order: Math.max(...all.map(({ order }) => order)) + 1,
    marketDemand: before.courses[0]?.marketDemand.map(({ source }) => ({ source })),
  });
  expect(loadSiteContent(folder).courses).toEqual(before.courses);
});

it("writes the drafts of prompts after the last one of their group, and names their lines", () => {
  const prompt = { group: "debug", level: "Advanced", title: "Find the first wrong value" };
  const [, line = ""] = /debug\.yaml:(\d+)$/.exec(write("prompt", prompt)) ?? [];
  const text = readFileSync(at("toolkit/prompts/debug.yaml"), "utf8").split("\n");
  expect(text[Number(line) - 1]).toBe("  - slug: find-the-first-wrong-value");
  expect(write("prompt", { ...prompt, title: "Find the second" })).toMatch(/debug\.yaml:\d+$/);
  const group = load().toolkit.groups.find(({ slug }) => slug === "debug");
  expect(group?.prompts.slice(-2).map(({ title }) => title)).toEqual([
    "Draft: Find the first wrong value",
    "Draft: Find the second",
  ]);
});

describe("writes nothing and says what to write", () => {
  it.each<[title: string, kind: string, values: Parameters<typeof writeDraft>[2], said: string]>([
    ["of an unknown kind", "question", {}, "Write course or prompt first."],
    ["of missing options", "prompt", { group: "debug" }, "Add --title, --level."],
    [
      "of a wrong value",
      "course",
      { ...COURSE, weeks: "eight" },
      "--weeks eight: write a number, such as 8.",
    ],
    [
      "of a title without an address",
      "course",
      { ...COURSE, title: "जावा" },
      "add --address, such as learn-java",
    ],
    [
      "of a course that exists",
      "course",
      { ...COURSE, address: "core-java" },
      "content/courses/core-java.md already exists",
    ],
    [
      "of an unknown group",
      "prompt",
      { group: "debgu", title: "A title", level: "Advanced" },
      "The group 'debgu' does not exist: write debug.",
    ],
    [
      "of what the check of the content refuses",
      "course",
      { ...COURSE, level: "Beginer" },
      "level: found 'Beginer'; write Beginner",
    ],
    [
      "of a prompt that exists",
      "prompt",
      { group: "test", title: "Read a stack trace", level: "Beginner" },
      "read-a-stack-trace",
    ],
  ])("%s", (_, kind, values, said) => {
    const before = load();
    expect(write(kind, values)).toContain(said);
    expect(load()).toEqual(before);
  });
});

it("a course is published once its draft's own words and figures are replaced", () => {
  const file = "courses/go-fast.md";
  write("course", COURSE);
  expect(formatContent(loadSiteContent(folder))).toMatch(
    /Draft: Go: "fast" \(.*go-fast\.md:\d+\), \d+ texts still to write: description, keywords, .*, the text below\.\n/,
  );
  changeFile(folder, file, "draft: true\n", "");
  expect(() => loadSiteContent(folder)).toThrow("found 'REPLACE:'; write your own words here");
  changeFile(folder, file, /REPLACE:/g, "Your");
  expect(loadSiteContent(folder).warnings).toEqual([]);
});

it("the templates of a session and a brief are valid once they name their course", () => {
  const course = load().courses.find(({ slug }) => slug === "ai-agents-mcp");
  for (const kind of ["sessions", "briefs"]) {
    cpSync(`docs/templates/${kind.slice(0, -1)}.md`, at(`${kind}/ai-agents-mcp.md`));
    changeFile(folder, `${kind}/ai-agents-mcp.md`, "course: go-for-services", "course: ai-agents-mcp");
    for (const file of ["files/ai-agents-mcp/test_task.py", "solutions/ai-agents-mcp/task.py"]) {
      mkdirSync(path.dirname(at(`${kind}/${file}`)), { recursive: true });
      writeFileSync(at(`${kind}/${file}`), "# REPLACE: a program\n");
    }
  }
  changeFile(
    folder,
    "sessions/ai-agents-mcp.md",
    /^session: .*/m,
    `session: ${course?.syllabus[0]?.sessions[0]}`,
  );
  changeFile(
    folder,
    "briefs/ai-agents-mcp.md",
    /^project: .*/m,
    `project: ${course?.projects[0]?.split(" - ")[0]}`,
  );
  const { sessions, briefs } = load().entries;
  expect([...sessions, ...briefs].map(({ title }) => title)).toEqual(
    expect.arrayContaining(["Draft: REPLACE: heading of the page", "Draft: REPLACE: heading of the page"]),
  );
});

it.each([
  ["Résumé basics", "resume-basics"],
  ["Łódź für Straßen", "lodz-fur-strassen"],
  ["C++", "c-plus-plus"],
  ["C# & .NET", "c-sharp-and-dotnet"],
  ["Go → Rust 🚀", "go-rust"],
  ["Python सीखें", ""],
])("the address of '%s' is '%s'", (title, slug) => expect(toSlug(title)).toBe(slug));
