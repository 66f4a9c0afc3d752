import { cpSync, readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { getBuildDay } from "#app/site/build-day.server.ts";
import { createTestContent } from "#app/site/test-content.server.ts";
import { writeDraft } from "./new-draft.ts";
import { formatContent } from "./print-content.ts";

const { at, write, change, load } = createTestContent();

// A draft is published on the day on which it is written.
const today = getBuildDay();
const loadPublished = () => load({ today });
const loadAll = () => load({ today, showDrafts: true });

/** Creates a draft. Returns its place, or what is wrong. */
function create(kind: string, values: Parameters<typeof writeDraft>[2]): string {
  try {
    return writeDraft(at(), kind, values).replace(at(), "content");
  } catch (error) {
    return (error as Error).message.replaceAll(at(), "content");
  }
}

const COURSE = { title: 'Go: "fast"', address: "go", track: "AI-Powered", level: "Advanced", weeks: "13" };
const PROMPT = { group: "debug", title: "Find it", address: "find-it", level: "Advanced" };

it("writes the draft of a course with the next id and place, whatever else is in the folder", () => {
  const before = loadAll();
  for (const name of [".DS_Store", ".core-java.md.swp"]) write(`courses/${name}`, "b0VIM");
  expect(create("course", COURSE)).toBe("content/courses/go.md:1");
  const all = [...before.courses, ...before.retired];
  expect(loadAll().courses.at(-1)).toMatchObject({
    slug: "go",
    title: 'Draft: Go: "fast"',
    sessions: 26,
    track: "AI-Powered",
    id: String(Math.max(...all.map(({ id }) => Number(id))) + 1),
    order: Math.max(...all.map(({ order }) => order)) + 1,
    marketDemand: before.courses[0]?.marketDemand.map(({ source }) => ({ source })),
  });
  expect(loadPublished().courses).toEqual(before.courses);
});

it("writes the drafts of prompts after the last one of their group, and names their lines", () => {
  const [, line = ""] = /debug\.yaml:(\d+)$/.exec(create("prompt", PROMPT)) ?? [];
  const text = readFileSync(at("toolkit/prompts/debug.yaml"), "utf8").split("\n");
  expect(text[Number(line) - 1]).toBe("  - slug: find-it");
  create("prompt", { ...PROMPT, title: "Find all", address: "find-all" });
  const group = loadAll().toolkit.groups.find(({ slug }) => slug === "debug");
  expect(group?.prompts.slice(-2).map(({ title }) => title)).toEqual(["Draft: Find it", "Draft: Find all"]);
});

it.each<[kind: string, values: Parameters<typeof writeDraft>[2], said: string]>([
  ["question", {}, "Write course or prompt first."],
  ["prompt", { group: "debug" }, "Add --title, --address, --level."],
  ["course", { ...COURSE, weeks: "eight" }, "--weeks eight: write a number, such as 8."],
  ["course", { ...COURSE, address: "core-java" }, "content/courses/core-java.md already exists"],
  ["course", { ...COURSE, address: "Go" }, "--address Go: write lower-case letters"],
  ["course", { ...COURSE, address: "../../x" }, "--address ../../x: write lower-case letters"],
  ["course", { ...COURSE, level: "Beginer" }, "level: found 'Beginer'; write Beginner"],
  ["prompt", { ...PROMPT, group: "debgu" }, "The group 'debgu' does not exist: write debug."],
  ["prompt", { ...PROMPT, address: "read-a-stack-trace" }, "read-a-stack-trace"],
])("writes nothing of a %s with %j, and says what to write", (kind, values, said) => {
  const read = () => [readdirSync(at("courses")), readFileSync(at("toolkit/prompts/debug.yaml"), "utf8")];
  const before = read();
  expect(create(kind, values)).toContain(said);
  expect(read()).toEqual(before);
});

it("a course is published once its draft's own words and figures are replaced", () => {
  create("course", COURSE);
  expect(formatContent(loadPublished())).toMatch(
    /Draft: Go: "fast" \(.*go\.md:\d+\), \d+ texts still to write: description, keywords, .*, the text below\.\n.*: 3 courses, 1 draft\.$/s,
  );
  change("courses/go.md", "draft: true\n", "");
  expect(loadPublished).toThrow("found 'REPLACE:'; write your own words here");
  change("courses/go.md", /"REPLACE: 62%"/g, "62%");
  change("courses/go.md", /REPLACE:/g, "Your");
  expect(loadPublished().warnings).toEqual([]);
});

it.each(["session", "brief"] as const)("the template of a %s is valid once it names its course", (kind) => {
  const course = loadAll().courses.find(({ slug }) => slug === "ai-agents-mcp");
  const file = `${kind}s/ai-agents-mcp.md`;
  cpSync(`docs/templates/${kind}.md`, at(file));
  change(file, "course: go-for-services", "course: ai-agents-mcp");
  for (const name of ["files/ai-agents-mcp/test_task.py", "solutions/ai-agents-mcp/task.py"])
    write(`${kind}s/${name}`, "# REPLACE: a program\n");
  const named = { session: course?.syllabus[0]?.sessions[0], brief: course?.projects[0]?.split(" - ")[0] };
  change(file, /^(session|project): .*/m, `${kind === "brief" ? "project" : kind}: ${named[kind]}`);
  const titles = loadAll().entries[`${kind}s`].map(({ title }) => title);
  expect(titles).toContain(`Draft: ${kind === "brief" ? "REPLACE: heading of the page" : named.session}`);
});
