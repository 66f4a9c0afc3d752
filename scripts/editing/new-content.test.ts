import { readdirSync, readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FIXTURE_DAY } from "#app/site/fixture.server.ts";
import { createTestContent } from "#app/site/test-content.server.ts";
import { formatContent } from "../content/print-content.ts";
import { type Actions, act, type Result, type Session } from "./editor.ts";

const { at, change, load } = createTestContent();

let session: Session;
beforeEach(() => {
  vi.stubEnv("BUILD_DAY", FIXTURE_DAY);
  session = { folder: at(), changes: [] };
});
afterEach(() => vi.unstubAllEnvs());

const ask = (action: keyof Actions, given: object): unknown =>
  act(session, { action, given: given as never });

/** Makes something on a page. Returns the page that shows it, or what is wrong. */
function make(name: string, values: object, page = "/courses/ai-agents-mcp"): string {
  try {
    const { saved, refused = [] } = ask("make", { name, values, page }) as Result;
    return saved?.page ?? refused.map(({ field, found, fix }) => `${field}: ${found}; ${fix}`).join("\n");
  } catch (error) {
    return (error as Error).message.replaceAll(at(), "content");
  }
}

/** Every file, with its text. */
const readAll = () =>
  new Map(
    readdirSync(at(), { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile())
      .map(({ parentPath, name }) => [
        `${parentPath}/${name}`,
        readFileSync(`${parentPath}/${name}`, "utf8"),
      ]),
  );

const loadAll = () => load({ showDrafts: true });

const COURSE = { title: 'Go: "fast"', address: "go", track: "AI-Powered", level: "Advanced", weeks: 13 };

it("makes the draft of a course with the next id and place", () => {
  const before = loadAll();
  expect(make("course", COURSE)).toBe("/courses/go");
  const all = [...before.courses, ...before.retired];
  expect(loadAll().courses.at(-1)).toMatchObject({
    slug: "go",
    title: "Draft: Go: “fast”",
    sessions: 26,
    track: "AI-Powered",
    id: String(Math.max(...all.map(({ id }) => Number(id))) + 1),
    order: Math.max(...all.map(({ order }) => order)) + 1,
  });
  expect(load().courses).toEqual(before.courses);
});

it("cuts a long title next to a character, not within one", () => {
  expect(make("course", { ...COURSE, title: "Learn to code 1🚀now" })).toBe("/courses/go");
  expect(loadAll().courses.at(-1)?.shortTitle).toBe("Learn to code 1");
});

it("publishes a course once its draft's own words and figures are replaced", () => {
  make("course", COURSE);
  expect(formatContent(load())).toMatch(
    /Draft: Go: "fast" \(.*go\.md:\d+\), \d+ texts still to write: description, keywords, .*, the text below\.\n.*: 3 courses, 1 draft\.$/s,
  );
  change("courses/go.md", "draft: true\n", "");
  expect(load).toThrow("found 'REPLACE:'; write your own words here");
  change("courses/go.md", /"REPLACE: 62%"/g, "62%");
  change("courses/go.md", /REPLACE:/g, "Your");
  expect(load().warnings).toEqual([]);
});

it("makes the drafts of a session and a brief of a course", () => {
  const [course] = loadAll().courses.filter(({ slug }) => slug === "ai-agents-mcp");
  const session = course?.syllabus[0]?.sessions[0] ?? "";
  const project = course?.projects[0]?.split(" - ")[0] ?? "";
  expect(make("session", { session })).toBe("/courses/ai-agents-mcp/session");
  expect(make("brief", { project, address: "first" })).toBe("/courses/ai-agents-mcp/projects/first");
  const { sessions, briefs } = loadAll().entries;
  expect(sessions.map(({ title }) => title)).toContain(`Draft: ${session}`);
  expect(briefs).toContainEqual(expect.objectContaining({ course: "ai-agents-mcp", project, name: "first" }));
});

type Entry = { kind: string; file: string; path: (string | number)[]; value: object; page?: string };

it.each([
  ["Question", "faq.yaml", "/contact", { question: "May I pause?", answer: "You may." }],
  ["Mentor", "site.yaml", undefined, { name: "Ravi Menon", track: "Foundation" }],
  [
    "Group of learners",
    "courses/ai-agents-mcp.md",
    "/courses/ai-agents-mcp",
    {
      start: "2027-01-11",
      weekdays: ["Mon", "Thu"],
      time: "19:00",
      timeZone: "Asia/Kolkata",
      language: "en",
      seats: 9,
    },
  ],
  [
    "Prompt",
    "toolkit/prompts/debug.yaml",
    "/dev-toolkit/debug",
    { slug: "find-it", title: "Find it", level: "Advanced" },
  ],
])("offers the beginning of a %s, which can be saved with these fields", (kind, name, page, values) => {
  const { entries } = ask("offer", { page: "/" }) as { entries: Entry[] };
  const entry = entries.find((one) => one.kind === kind && one.file === at(name));
  expect(entry?.page).toBe(page);
  const { file, path = [], value } = entry ?? {};
  const list = path.slice(0, -1);
  const { data } = ask("open", { file }) as { data: unknown };
  const seen = list.reduce((part, key) => (part as Record<string, unknown>)[key], data as unknown);
  const edit = { op: "insert", file, path, value: { ...value, ...values }, seen };
  expect(ask("save", { edits: [edit] })).toEqual({ saved: { label: expect.any(String), warnings: [] } });
});

it("moves the files of a course, its references and its address, and puts all back", () => {
  const before = readAll();
  change("contract.yaml", "core-java:", "java:");
  expect(make("rename", { address: "java" }, "/courses/core-java/session")).toBe("/courses/java");
  const { courses, redirects, entries, warnings } = load();
  expect(courses.map(({ slug }) => slug)).toContain("java");
  expect(
    Object.values(entries)
      .flat()
      .map(({ path }) => path),
  ).toEqual(["/courses/java/session", "/courses/java/projects/invoice-maker"]);
  expect(redirects).toContainEqual({ from: "/courses/core-java", to: "/courses/java" });
  expect(redirects).toContainEqual({ from: "/courses/core-java/session", to: "/courses/java/session" });
  expect(warnings).toEqual([]);
  expect([...readAll().keys()].filter((file) => file.includes("core-java"))).toEqual([]);
  change("contract.yaml", "  java:", "  core-java:");
  ask("putBack", { id: 1 });
  expect(readAll()).toEqual(before);
});

it("leaves an old address that is a part of a text", () => {
  const text = "Which course first? See /courses/core-java";
  change("pages/contact.yaml", "Three fields are needed", text);
  change("contract.yaml", "core-java:", "java:");
  make("rename", { address: "java" }, "/courses/core-java");
  expect(readFileSync(at("pages/contact.yaml"), "utf8")).toContain(text);
});

it.each<[name: string, values: object, said: string]>([
  ["course", { ...COURSE, weeks: undefined }, "Weeks: write a number, such as 8."],
  ["course", { ...COURSE, address: "core-java" }, "content/courses/core-java.md already exists"],
  ["course", { ...COURSE, address: "Go" }, "The address 'Go': write lower-case letters"],
  ["course", { ...COURSE, address: "../../x" }, "The address '../../x': write lower-case letters"],
  ["course", { ...COURSE, address: undefined }, "The address '': write lower-case letters"],
  ["course", { ...COURSE, level: "Beginer" }, "level: 'Beginer'; write Beginner"],
  ["brief", { project: "None", address: "none" }, "project: 'None'; "],
  ["rename", { address: "core-java" }, "core-java is a course: choose another address."],
  ["rename", { address: "agents" }, "courses.ai-agents-mcp"],
])("makes no %s with %j, and says what to write", (name, values, said) => {
  const before = readAll();
  expect(make(name, values)).toContain(said);
  expect(readAll()).toEqual(before);
});

it("writes the day of what the owner confirms", () => {
  const { owners, today } = ask("offer", { page: "/" }) as {
    owners: { file: string; at: []; text: string }[];
    today: string;
  };
  const edits = owners.map(({ file, at: path }) => ({
    op: "set",
    file,
    path: [...path, "asOf"],
    value: today,
  }));
  expect(edits.length).toBeGreaterThan(5);
  expect(ask("save", { edits })).toMatchObject({ saved: { warnings: [] } });
  expect(load().owners).toEqual([]);
});
