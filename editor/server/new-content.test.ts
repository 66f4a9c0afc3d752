import { expect, it } from "vitest";
import { COURSE, createTestEditor } from "../testing/test-editor.ts";
import type { Offer } from "./new-content.ts";

const { ask, at, change, load, make, readAll } = createTestEditor();

const loadAll = () => load({ showDrafts: true });

it("makes the draft of a course with the next id and place", async () => {
  const before = loadAll();
  expect(await make("courses/*.md", COURSE)).toBe("/courses/go");
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

it("makes the draft of a course without an end by its rhythm", async () => {
  expect(await make("courses/*.md", { ...COURSE, duration: "Ongoing" })).toBe("/courses/go");
  expect(loadAll().courses.at(-1)).toMatchObject({ duration: "Ongoing", sessions: 8, hours: 0 });
});

it("publishes a course once its draft's own words and figures are replaced", async () => {
  await make("courses/*.md", COURSE);
  expect(load().drafts).toEqual([
    {
      file: expect.stringMatching(/courses\/go\.md$/),
      line: expect.any(Number),
      title: 'Go: "fast"',
      lacking: expect.arrayContaining(["shortTitle", "description", "keywords", "the text below"]),
    },
  ]);
  change("courses/go.md", "draft: true\n", "");
  expect(load).toThrow("found 'REPLACE:'; write your own words here");
  change("courses/go.md", /"REPLACE: 62%"/g, "62%");
  change("courses/go.md", /REPLACE:/g, "Your");
  expect(load().warnings).toEqual([]);
});

it("makes the drafts of a session and a brief of a course", async () => {
  const [course] = loadAll().courses.filter(({ slug }) => slug === "ai-agents-mcp");
  const session = course?.syllabus[0]?.sessions[0] ?? "";
  const project = course?.projects[0]?.split(" - ")[0] ?? "";
  expect(await make("sessions/*.md", { session })).toBe("/courses/ai-agents-mcp/session");
  expect(await make("briefs/*.md", { project, name: "first" })).toBe("/courses/ai-agents-mcp/projects/first");
  const { sessions, briefs } = loadAll().articles;
  expect(sessions.map(({ title }) => title)).toContain(`Draft: ${session}`);
  expect(briefs).toContainEqual(expect.objectContaining({ course: "ai-agents-mcp", project, name: "first" }));
});

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
])("offers the beginning of a %s, which can be saved with these fields", async (kind, name, page, values) => {
  const { offers } = (await ask("listOffers", { page: "/" })) as { offers: Offer[] };
  const entry = offers.find((one) => one.kind === kind && one.file === at(name));
  expect(entry?.page).toBe(page);
  const { file, path = [], value, seen } = entry ?? {};
  const edit = { op: "insert", file, path, value: { ...(value as object), ...values }, seen };
  expect(await ask("save", { edits: [edit] })).toMatchObject({ saved: { warnings: [] } });
});

it.each<[what: string, values: object, said: string]>([
  [
    "courses/*.md",
    { ...COURSE, duration: "13" },
    "duration: '13'; write a number of weeks such as '12 weeks'",
  ],
  ["courses/*.md", { ...COURSE, address: "core-java" }, "content/courses/core-java.md exists"],
  ["courses/*.md", { ...COURSE, address: "Go" }, "address: 'Go'; write lower-case letters"],
  ["courses/*.md", { ...COURSE, address: "../../x" }, "address: '../../x'; write lower-case letters"],
  ["courses/*.md", { ...COURSE, address: undefined }, "address: ''; write lower-case letters"],
  ["courses/*.md", { ...COURSE, level: "Beginer" }, "level: 'Beginer'; write Beginner"],
  ["briefs/*.md", { project: "None", name: "none" }, "project: 'None'; "],
  ["briefs/*.md", { project: "None", name: "No" }, "name: 'No'; write lower-case letters"],
  ["move", { address: "core-java" }, "content/courses/core-java.md exists: write another address"],
  ["move", { address: "agents" }, "courses.ai-agents-mcp"],
  ["faq.yaml", {}, "Nothing makes faq.yaml."],
])("makes no %s with %j, and says what to write", async (what, values, said) => {
  const before = readAll();
  expect((await make(what, values)).replaceAll(at(), "content")).toContain(said);
  expect(readAll()).toEqual(before);
});

it("writes the day of what the owner confirms", async () => {
  const { owners, today } = (await ask("listOffers", { page: "/" })) as {
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
  expect(await ask("save", { edits })).toHaveProperty("saved");
  expect(load().owners).toEqual([]);
});
