import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { copyContent } from "#app/site/copied-content.server.ts";
import { loadSiteContent } from "#app/site/site-content.server.ts";
import { toSlug } from "./new/slug.ts";
import { formatContent } from "./print-content.ts";

// Each command is a process of its own.
vi.setConfig({ testTimeout: 60_000 });

let folder = "";
beforeEach(() => {
  folder = copyContent();
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs `npm run new` without a terminal: everything is given by flags. */
function run(...parts: string[]): { status: number | null; said: string } {
  const env = { ...process.env, CONTENT_FOLDER: folder };
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/new.ts", ...parts], {
    env,
    input: "",
  });
  return { status, said: `${stdout}${stderr}`.replaceAll(folder, "content") };
}

const COURSE = ["course", "--title", "Go for services", "--track", "AI-Powered", "--level", "Advanced"];
const WHOLE = [...COURSE, "--weeks", "13", "--arrangement", "cloud"];
const readCourse = () => readFileSync(path.join(folder, "courses/go-for-services.md"), "utf8");

it("writes the valid draft of a course with the next id, place and address", () => {
  const before = loadSiteContent(folder);
  const highest = Math.max(...before.courses.map(({ id }) => Number(id)));
  expect(run(...WHOLE)).toMatchObject({
    status: 0,
    said: expect.stringContaining("content/courses/go-for-services.md:1\n"),
  });
  expect(loadSiteContent(folder).courses).toHaveLength(before.courses.length);
  const course = loadSiteContent(folder, { showDrafts: true }).courses.at(-1);
  expect(course).toMatchObject({
    slug: "go-for-services",
    id: String(highest + 1),
    sessions: 26,
    arrangement: "cloud",
  });
  expect(readCourse()).toContain("# Five to seven lines: what happens in this course and in no other.");
});

it("never overwrites a course, a prompt or a question", () => {
  run(...WHOLE);
  const text = readCourse();
  writeFileSync(
    path.join(folder, "courses/go-for-services.md"),
    text.replace("level: Advanced", "level: Beginner"),
  );
  const files = () => readdirSync(folder, { recursive: true, encoding: "utf8" }).join();
  const before = files();
  expect(run(...WHOLE)).toEqual({
    status: 1,
    said: "content/courses/go-for-services.md exists already: choose another title.\n",
  });
  expect(readCourse()).toContain("level: Beginner");
  const prompt = ["prompt", "--group", "debug", "--title", "Read a stack trace", "--level", "Beginner"];
  expect(run(...prompt).said).toBe(
    "debug.yaml has a prompt read-a-stack-trace already: choose another title.\n",
  );
  expect(run("question", "--title", "How long does a course take?").said).toBe(
    "content/faq.yaml has this question already.\n",
  );
  expect(files()).toBe(before);
});

it("writes the valid draft of a prompt behind the last one of its group, and of a question", () => {
  const prompt = ["prompt", "--group", "debug", "--level", "Advanced", "--title"];
  for (const title of ["Find the first wrong value", "Find the second wrong value"])
    expect(run(...prompt, title).status).toBe(0);
  expect(run("question", "--title", "Can I pause a course?").said).toContain(
    "Write the answer, then remove the line draft.",
  );
  const { toolkit, faq } = loadSiteContent(folder, { showDrafts: true });
  const group = toolkit.groups.find(({ slug }) => slug === "debug");
  expect(group?.prompts.slice(-2).map(({ title }) => title)).toEqual([
    "Draft: Find the first wrong value",
    "Draft: Find the second wrong value",
  ]);
  expect(faq.at(-1)?.question).toBe("Draft: Can I pause a course?");
  expect(loadSiteContent(folder).faq.at(-1)?.question).not.toContain("pause");
});

it("writes the valid drafts of a written session and of a brief, with the files that they name", () => {
  const session = ["session", "--course", "ai-agents-mcp", "--session"];
  const brief = ["brief", "--course", "ai-agents-mcp", "--project"];
  expect(run(...session, "From one tool call to a loop").said).toContain(
    "content/sessions/ai-agents-mcp.md:1\n",
  );
  expect(run(...brief, "Spending Guard").said).toContain("content/briefs/ai-agents-mcp.md:1\n");
  expect(loadSiteContent(folder).entries.briefs.map(({ course }) => course)).not.toContain("ai-agents-mcp");
  const { entries } = loadSiteContent(folder, { showDrafts: true });
  expect(entries.sessions.map(({ title }) => title)).toContain("Draft: From one tool call to a loop");
  expect(entries.briefs.map(({ path }) => path)).toContain("/courses/ai-agents-mcp/projects/spending-guard");
  expect(run(...session, "From one tool call to a loop").said).toContain("exists already");
  expect(run(...session, "From one tool call").said).toBe(
    "content/courses/ai-agents-mcp.md has no session 'From one tool call'.\n",
  );
  expect(run(...brief, "Spending").said).toBe(
    "content/courses/ai-agents-mcp.md has no project 'Spending'.\n",
  );
  expect(run("brief", "--course", "core-jav", "--project", "Spending Guard").said).toBe(
    "There is no course core-jav.\n",
  );
});

it("refuses to publish what it has written itself", () => {
  run(...WHOLE);
  const file = path.join(folder, "courses/go-for-services.md");
  writeFileSync(file, readCourse().replace("draft: true\n", ""));
  expect(() => loadSiteContent(folder)).toThrow(
    "description: found 'REPLACE:'; write your own words here, or the line draft: true above",
  );
});

it("says what is missing or wrong, and what there is", () => {
  expect(run().said).toContain("Write what is new: course, prompt, question, session, brief.");
  expect(run(...COURSE, "--weeks", "1").said).toBe(
    "--weeks 1: write a whole number from 2 to 26, or Ongoing\n",
  );
  const { said } = run(...COURSE, "--weeks", "13");
  expect(said).toMatch(
    /^Say also:\n {2}--arrangement: Drawing of the cover, grid for a plain one; open .*covers\.html to see all \(grid, /,
  );
  const sheet = readFileSync(/open (\S+)/.exec(said)?.[1] ?? "", "utf8");
  expect(sheet.match(/<figure>/g)).toHaveLength(16);
  expect(run("prompt", "--group", "nope", "--title", "Find the first", "--level", "Beginner").said).toMatch(
    /^There is no group nope: write one of debug, test\./,
  );
});

it("says the faults of the content before it adds to it", () => {
  writeFileSync(path.join(folder, "faq.yaml"), "");
  const { status, said } = run("question", "--title", "Can I pause a course?");
  expect(status).toBe(1);
  expect(said).toBe(
    "The content has faults: correct them first.\n1 content fault:\n  content/faq.yaml:1 found nothing; write its fields\n",
  );
});

it.each([
  ["Résumé basics", "resume-basics"],
  ["Łódź für Straßen", "lodz-fur-strassen"],
  ["C++", "c-plus-plus"],
  ["C# & .NET", "c-sharp-and-dotnet"],
  ["Go → Rust 🚀", "go-rust"],
  ["जावा सीखें", ""],
  ["Python सीखें", ""],
  ["தமிழ்", ""],
  ["λ", ""],
])("the address of '%s' is '%s'", (title, slug) => expect(toSlug(title)).toBe(slug));

it("asks for an address where none follows from the title", () => {
  const hindi = ["course", "--title", "जावा सीखें", ...WHOLE.slice(3)];
  expect(run(...hindi).said).toMatch(/^Say also:\n {2}--address: Address, since none follows/);
  expect(run(...hindi, "--address", "Java!").said).toBe(
    "--address Java!: write small letters, digits and single hyphens, such as learn-java\n",
  );
  expect(run(...hindi, "--address", "learn-java-in-hindi").said).toContain(
    "content/courses/learn-java-in-hindi.md:1\n",
  );
  expect(loadSiteContent(folder, { showDrafts: true }).courses.at(-1)).toMatchObject({
    slug: "learn-java-in-hindi",
    title: "Draft: जावा सीखें",
  });
});

it("takes a title of one letter, and names what its draft still lacks", () => {
  expect(run("course", "--title", "C", ...WHOLE.slice(3)).status).toBe(0);
  expect(formatContent(loadSiteContent(folder))).toMatch(
    /Draft: C \(.*c\.md:\d+\), 73 texts still to write: description, programHighlights, .*, syllabus, the text below\.\n.*\n.*\/ is complete and consistent: 3 courses, 1 draft(, \d+ warnings?)?\.$/,
  );
});

it("warns of the market figures of another course that a draft was begun with", () => {
  run(...WHOLE);
  const words = readCourse().replaceAll("REPLACE:", "Your").replace("draft: true\n", "");
  writeFileSync(path.join(folder, "courses/go-for-services.md"), words);
  const { warnings } = loadSiteContent(folder);
  expect(warnings).toContainEqual(
    expect.objectContaining({ field: "marketDemand", found: "three figures", severity: "warning" }),
  );
});

it("takes small letters, no drawing, and a course without an end", () => {
  const parts = ["--track", "foundation", "--level", "all levels", "--weeks", "ongoing", "--arrangement", ""];
  expect(run("course", "--title", "Go news", ...parts)).toMatchObject({ status: 0 });
  expect(loadSiteContent(folder, { showDrafts: true }).courses.at(-1)).toMatchObject({
    ...{ track: "Foundation", level: "All Levels", arrangement: "grid" },
    ...{ duration: "Ongoing", sessions: 8, hours: 0 },
  });
});
