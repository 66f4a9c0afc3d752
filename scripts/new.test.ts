import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { copyContent } from "#app/site/copied-content.server.ts";
import { loadSiteContent } from "#app/site/site-content.server.ts";
import { type Answers, KINDS } from "./new/kinds.ts";
import { toSlug } from "./new/slug.ts";
import { formatContent } from "./print-content.ts";

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

/** All files of the content, by name. */
const readAll = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => [name, readFileSync(path.join(parentPath, name), "utf8")]);

const COURSE = { title: "Go for services", track: "AI-Powered", level: "Advanced", weeks: "13" };
const WHOLE = { ...COURSE, arrangement: "cloud" };
const FLAGS = Object.entries(WHOLE).flatMap(([name, value]) => [`--${name}`, value]);
const readCourse = () => readFileSync(path.join(folder, "courses/go-for-services.md"), "utf8");

/** Writes a draft from whole answers. */
const write = (kind: string, answers: Answers) => KINDS[kind]?.write(folder, answers);
const load = () => loadSiteContent(folder, { showDrafts: true });

it("writes the valid draft of a course with the next id, place and address", () => {
  const before = loadSiteContent(folder);
  const highest = Math.max(...before.courses.map(({ id }) => Number(id)));
  expect(run("course", ...FLAGS)).toMatchObject({
    status: 0,
    said: expect.stringContaining("content/courses/go-for-services.md:1\n"),
  });
  expect(loadSiteContent(folder).courses).toHaveLength(before.courses.length);
  expect(load().courses.at(-1)).toMatchObject({
    slug: "go-for-services",
    id: String(highest + 1),
    sessions: 26,
    arrangement: "cloud",
  });
  expect(readCourse()).toContain("# Five to seven lines: what happens in this course and in no other.");
});

it("never overwrites a course, a prompt or a question", () => {
  write("course", WHOLE);
  const before = readAll();
  expect(() => write("course", WHOLE)).toThrow("go-for-services.md exists already: choose another title.");
  expect(() => write("prompt", { group: "debug", title: "Read a stack trace", level: "Beginner" })).toThrow(
    "debug.yaml has a prompt read-a-stack-trace already: choose another title.",
  );
  expect(() => write("question", { title: "How long does a course take?" })).toThrow(
    "faq.yaml has this question already.",
  );
  expect(readAll()).toEqual(before);
});

it("writes the valid draft of a prompt behind the last one of its group, and of a question", () => {
  for (const title of ["Find the first wrong value", "Find the second wrong value"])
    write("prompt", { group: "debug", level: "Advanced", title });
  write("question", { title: "Can I pause a course?" });
  const { toolkit, faq } = load();
  const group = toolkit.groups.find(({ slug }) => slug === "debug");
  expect(group?.prompts.slice(-2).map(({ title }) => title)).toEqual([
    "Draft: Find the first wrong value",
    "Draft: Find the second wrong value",
  ]);
  expect(faq.at(-1)?.question).toBe("Draft: Can I pause a course?");
  expect(loadSiteContent(folder).faq.at(-1)?.question).not.toContain("pause");
  expect(() => write("prompt", { group: "nope", title: "Find the first", level: "Beginner" })).toThrow(
    /^There is no group nope: write one of debug, test\./,
  );
});

it("writes the valid drafts of a written session and of a brief, with the files that they name", () => {
  const course = "ai-agents-mcp";
  const session = "From one tool call to a loop";
  expect(write("session", { course, session })?.file).toMatch(/sessions\/ai-agents-mcp\.md$/);
  expect(write("brief", { course, project: "Spending Guard" })?.file).toMatch(/briefs\/ai-agents-mcp\.md$/);
  expect(loadSiteContent(folder).entries.briefs.map((brief) => brief.course)).not.toContain(course);
  const { entries } = load();
  expect(entries.sessions.map(({ title }) => title)).toContain(`Draft: ${session}`);
  expect(entries.briefs.map(({ path }) => path)).toContain("/courses/ai-agents-mcp/projects/spending-guard");
  expect(() => write("session", { course, session })).toThrow("exists already");
  expect(() => write("session", { course, session: "From one tool call" })).toThrow(
    "courses/ai-agents-mcp.md has no session 'From one tool call'.",
  );
  expect(() => write("brief", { course, project: "Spending" })).toThrow(
    "courses/ai-agents-mcp.md has no project 'Spending'.",
  );
  expect(() => write("brief", { course: "core-jav", project: "Spending Guard" })).toThrow(
    "There is no course core-jav: write core-java.",
  );
  expect(() => write("session", { course, session: "From one tool call to loops" })).toThrow(
    "courses/ai-agents-mcp.md has no session 'From one tool call to loops': write From one tool call to a loop.",
  );
});

it("asks for each paragraph of the long description", () => {
  write("course", WHOLE);
  const [, , body = ""] = readCourse().split(/^---\n/m);
  for (const paragraph of body.trim().split("\n\n")) expect(paragraph).toMatch(/^REPLACE: /);
});

it("refuses to publish what it has written itself", () => {
  write("course", WHOLE);
  const file = path.join(folder, "courses/go-for-services.md");
  writeFileSync(file, readCourse().replace("draft: true\n", ""));
  expect(() => loadSiteContent(folder)).toThrow(
    "description: found 'REPLACE:'; write your own words here, or the line draft: true above",
  );
});

it("says what is missing or wrong, and what there is", () => {
  expect(run().said).toContain("Write what is new: course, prompt, question, session, brief.");
  const flags = FLAGS.slice(0, -4);
  expect(run("course", ...flags, "--weeks", "1").said).toBe(
    "--weeks 1: write a whole number from 2 to 26, or Ongoing\n",
  );
  const { said } = run("course", ...flags, "--weeks", "13");
  expect(said).toMatch(
    /^Say also:\n {2}--arrangement: Drawing of the cover, grid for a plain one; open .*covers\.html to see all \(grid, /,
  );
  const sheet = readFileSync(/open (\S+)/.exec(said)?.[1] ?? "", "utf8");
  expect(sheet.match(/<figure>/g)).toHaveLength(16);
});

it("says the faults of the content before it adds to it", () => {
  writeFileSync(path.join(folder, "faq.yaml"), "");
  expect(run("question", "--title", "Can I pause a course?")).toEqual({
    status: 1,
    said: "The content has faults: correct them first.\n1 content fault:\n  content/faq.yaml:1 found nothing; write a list (one entry a line, each beginning with '- ')\n",
  });
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
  const hindi = ["course", "--title", "जावा सीखें", ...FLAGS.slice(2)];
  expect(run(...hindi).said).toMatch(/^Say also:\n {2}--address: Address, since none follows/);
  expect(run(...hindi, "--address", "Java!").said).toBe(
    "--address Java!: write small letters, digits and single hyphens, such as learn-java\n",
  );
  write("course", { ...WHOLE, title: "जावा सीखें", address: "learn-java-in-hindi" });
  expect(load().courses.at(-1)).toMatchObject({ slug: "learn-java-in-hindi", title: "Draft: जावा सीखें" });
});

it("names what the draft of a course still lacks", () => {
  write("course", { ...WHOLE, title: "C" });
  expect(formatContent(loadSiteContent(folder))).toMatch(
    /Draft: C \(.*c\.md:\d+\), 77 texts still to write: description, programHighlights, .*, syllabus, the text below\.\n.*\n.*\/ is complete and consistent: 3 courses, 1 draft(, \d+ warnings?)?\.$/,
  );
});

it("warns of the market figures of another course that a draft was begun with", () => {
  write("course", WHOLE);
  const words = readCourse().replaceAll("REPLACE:", "Your").replace("draft: true\n", "");
  writeFileSync(path.join(folder, "courses/go-for-services.md"), words);
  const { warnings } = loadSiteContent(folder);
  expect(warnings).toContainEqual(
    expect.objectContaining({ field: "marketDemand", found: "three figures", severity: "warning" }),
  );
});

it("takes small letters, no drawing, and a course without an end", () => {
  const parts = ["--track", "foundation", "--level", "all levels", "--weeks", "ongoing", "--arrangement", ""];
  expect(run("course", "--title", "Go news", ...parts).status).toBe(0);
  expect(load().courses.at(-1)).toMatchObject({
    ...{ track: "Foundation", level: "All Levels", arrangement: "grid" },
    ...{ duration: "Ongoing", sessions: 8, hours: 0 },
  });
});
