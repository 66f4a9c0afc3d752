import { readdirSync, readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { parseContentFile } from "#app/content/content-file.server.ts";
import { fieldName, getValue } from "#app/content/value-path.ts";
import { FIXTURE_DAY } from "#app/testing/fixture.server.ts";
import { createTestContent } from "#app/testing/test-content.server.ts";
import { type Actions, handleAction } from "./actions.ts";
import type { Offer } from "./new-content.ts";
import type { EditingState, Result } from "./save.ts";

const { at, change, load } = createTestContent();

let state: EditingState;
beforeEach(() => {
  vi.stubEnv("BUILD_DAY", FIXTURE_DAY);
  state = { folder: at(), changes: [] };
});
afterEach(() => vi.unstubAllEnvs());

const ask = async (action: keyof Actions, given: object): Promise<unknown> =>
  handleAction(state, { action, given: given as never });

/** Makes something on a page. Returns the page that shows it, or what is wrong. */
async function make(what: string, values: object, page = "/courses/ai-agents-mcp"): Promise<string> {
  try {
    const { saved, refused = [] } = (await ask("createContent", {
      make: what,
      values,
      page,
    })) as Result;
    return (
      saved?.page ?? refused.map(({ path, found, fix }) => `${fieldName(path)}: ${found}; ${fix}`).join("\n")
    );
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

it.each([
  [
    "extraCosts",
    undefined,
    "A laptop",
    "Extra costs in content/courses/core-java.md: added 'A laptop'.",
    "Put back. Extra costs in content/courses/core-java.md: removed 'A laptop'.",
  ],
  [
    "description",
    "from the first class to a tested application",
    "from the first class to a finished application",
    "Description in content/courses/core-java.md is now '... the first class to a finished application",
    "Put back. Description in content/courses/core-java.md is again '... the first class to a tested application",
  ],
])("reports what is changed in %s, put back and changed again", async (field, from, to, said, saidBack) => {
  const file = at("courses/core-java.md");
  const { data } = parseContentFile(file, readFileSync(file, "utf8"));
  const seen = getValue(data, [field]);
  const value = from ? String(seen).replace(from, to) : to;
  const before = readAll();
  const { saved } = (await ask("save", {
    edits: [{ op: "set", file, path: [field], seen, value }],
  })) as Result;
  expect(saved?.label.replaceAll(at(), "content")).toContain(said);
  const after = readAll();
  const back = (await ask("putBack", { id: 1 })) as Result;
  expect(back.saved?.label.replaceAll(at(), "content")).toContain(saidBack);
  expect(readAll()).toEqual(before);
  await expect(ask("putBack", { id: 1 })).rejects.toThrow("That has been done already");
  expect(await ask("putBack", { id: 1, isBack: false })).toEqual({ saved });
  expect(readAll()).toEqual(after);
});

it("keeps the day of a file until its last change is put back", async () => {
  const file = at("courses/core-java.md");
  change("courses/core-java.md", /^modified: .*/m, "modified: 2026-11-01");
  change("courses/core-java.md", /^published: .*/m, "published: 2026-11-01");
  const readField = (name: string) =>
    getValue(parseContentFile(file, readFileSync(file, "utf8")).data, [name]);
  for (const [field, value] of Object.entries({ extraCosts: "A laptop", shortTitle: "Java now" }))
    await ask("save", { edits: [{ op: "set", file, path: [field], value, seen: readField(field) }] });
  const days = [readField("modified")];
  for (const id of [1, 2]) {
    await ask("putBack", { id });
    days.push(readField("modified"));
  }
  expect(days).toEqual([FIXTURE_DAY, FIXTURE_DAY, "2026-11-01"]);
});

it("lists no difference from the last commit on a computer without git", async () => {
  vi.stubEnv("PATH", "");
  expect(await ask("listChanges", {})).toEqual({ changes: [], differences: [] });
});

it("names the later change to put back first", async () => {
  const file = at("courses/core-java.md");
  const before = readAll();
  for (const [field, value] of [
    ["title", "Java"],
    ["shortTitle", "Javas"],
    ["title", "Java now"],
    ["keeps", "Your tests"],
  ] as const) {
    const seen = getValue(parseContentFile(file, readFileSync(file, "utf8")).data, [field]);
    await ask("save", { edits: [{ op: "set", file, path: [field], value, seen }] });
  }
  const after = readAll();
  await expect(ask("putBack", { id: 1 })).rejects.toThrow(
    `Put that back first: Title in ${file} is now 'Java now'.`,
  );
  expect(readAll()).toEqual(after);
  change("courses/core-java.md", "title: Java now", "title: Java then");
  await expect(ask("putBack", { id: 3 })).rejects.toThrow("have been changed elsewhere: open the file");
  change("courses/core-java.md", "title: Java then", "title: Java now");
  for (const id of [3, 1, 2, 4]) expect(await ask("putBack", { id })).toHaveProperty("saved");
  expect(readAll()).toEqual(before);
  for (const id of [1, 2, 3, 4]) expect(await ask("putBack", { id, isBack: false })).toHaveProperty("saved");
  expect(readAll()).toEqual(after);
});

it("puts a new course back after all that was changed in it since", async () => {
  const before = readAll();
  await make("courses/*.md", COURSE, "/courses");
  const saveTitle = async (name: string, seen: string, value: string) =>
    ask("save", { edits: [{ op: "set", file: at(`courses/${name}.md`), path: ["title"], seen, value }] });
  await saveTitle("go", COURSE.title, "Go");
  await make("move", { address: "golang" }, "/courses/go");
  await saveTitle("golang", "Go", "Golang");
  await expect(ask("putBack", { id: 1 })).rejects.toThrow(/first: Title in .*go\.md is now/);
  await expect(ask("putBack", { id: 2 })).rejects.toThrow("first: /courses/go is now /courses/golang.");
  for (const id of [4, 3, 2]) await ask("putBack", { id });
  expect(await ask("putBack", { id: 1 })).toMatchObject({ saved: { page: "/courses" } });
  expect(readAll()).toEqual(before);
  for (const id of [1, 2, 3, 4]) expect(await ask("putBack", { id, isBack: false })).toHaveProperty("saved");
  expect(readFileSync(at("courses/golang.md"), "utf8")).toContain("Golang");
});

it("puts a removed field next to the day back, and the day with it", async () => {
  const file = at("courses/core-java.md");
  change("courses/core-java.md", /^modified: .*\n/m, "");
  change("courses/core-java.md", 'ownHours: "4-5"', 'ownHours: "4-5"\nmodified: 2026-11-21');
  vi.stubEnv("BUILD_DAY", "2026-11-25");
  const before = readAll();
  await ask("save", { edits: [{ op: "remove", file, path: ["ownHours"], seen: "4-5" }] });
  expect(readFileSync(file, "utf8")).toContain("modified: 2026-11-25");
  await ask("putBack", { id: 1 });
  expect(readAll()).toEqual(before);
});

const COURSE = {
  title: 'Go: "fast"',
  address: "go",
  track: "AI-Powered",
  level: "Advanced",
  duration: "13 weeks",
};

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

it("renames a draft without a redirect, and puts its address back", async () => {
  const redirects = load().redirects;
  await make("courses/*.md", COURSE);
  expect(await make("move", { address: "golang " }, "/courses/go")).toBe("/courses/golang");
  expect(load().redirects).toEqual(redirects);
  await ask("putBack", { id: 2 });
  expect(loadAll().courses.map(({ slug }) => slug)).toContain("go");
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

it("moves the files of a course, its references and its address, and puts all back", async () => {
  const before = readAll();
  change("contract.yaml", "core-java:", "java:");
  expect(await make("move", { address: "java" }, "/courses/core-java/session")).toBe("/courses/java");
  const { courses, redirects, articles, warnings } = load();
  expect(courses.map(({ slug }) => slug)).toContain("java");
  expect(
    Object.values(articles)
      .flat()
      .map(({ path }) => path),
  ).toEqual(["/courses/java/session", "/courses/java/projects/invoice-maker"]);
  expect(redirects).toContainEqual({ from: "/courses/core-java", to: "/courses/java" });
  expect(redirects).toContainEqual({ from: "/courses/core-java/session", to: "/courses/java/session" });
  expect(warnings).toEqual([]);
  expect([...readAll().keys()].filter((file) => file.includes("core-java"))).toEqual([]);
  change("contract.yaml", "  java:", "  core-java:");
  expect(await ask("putBack", { id: 1 })).toMatchObject({ saved: { page: "/courses/core-java/session" } });
  expect(readAll()).toEqual(before);
});

it("keeps old addresses of a renamed course, and takes its own back", async () => {
  const old = { from: "/courses/core-java/old", to: "/courses/core-java/session" };
  change("redirects.yaml", /$/, `- { from: ${old.from}, to: ${old.to} }\n`);
  change("contract.yaml", "core-java:", "java:");
  await make("move", { address: "java" }, "/courses/core-java");
  expect(load().redirects).toContainEqual({ ...old, to: "/courses/java/session" });
  change("contract.yaml", "  java:", "  core-java:");
  expect(await make("move", { address: "core-java" }, "/courses/java")).toBe("/courses/core-java");
  const { redirects } = load();
  expect(redirects).toContainEqual(old);
  expect(redirects).toContainEqual({ from: "/courses/java", to: "/courses/core-java" });
  expect(redirects.filter(({ from, to }) => from === to || from === "/courses/core-java")).toEqual([]);
});

it("writes the first redirects into an empty list", async () => {
  change("redirects.yaml", /.*/s, "[]\n");
  change("contract.yaml", "core-java:", "java:");
  expect(await make("move", { address: "java" }, "/courses/core-java")).toBe("/courses/java");
  expect(load().redirects).toContainEqual({ from: "/courses/core-java", to: "/courses/java" });
});

it("renames the address of a course in every kind of Markdown link", async () => {
  change(
    "courses/ai-agents-mcp.md",
    /$/,
    '\n\n[Java](/courses/core-java "Java"), [it][java], [that][], [this].\n\n[java]: /courses/core-java\n[that]: /courses/core-java "Java"\n[this]: /courses/core-java',
  );
  change("contract.yaml", "core-java:", "java:");
  expect(await make("move", { address: "java" }, "/courses/core-java")).toBe("/courses/java");
  const text = readFileSync(at("courses/ai-agents-mcp.md"), "utf8");
  expect(text).toContain('[Java](/courses/java "Java")');
  expect(text).toContain('[java]: /courses/java\n[that]: /courses/java "Java"\n[this]: /courses/java');
});

it("leaves an address that is only mentioned in a sentence", async () => {
  const text = "Which course first? See /courses/core-java";
  change("pages/contact.yaml", "Three fields are needed", text);
  change("contract.yaml", "core-java:", "java:");
  expect(await make("move", { address: "java" }, "/courses/core-java")).toBe("/courses/java");
  expect(readFileSync(at("pages/contact.yaml"), "utf8")).toContain(text);
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

const readContact = () =>
  parseContentFile("contact.yaml", readFileSync(at("pages/contact.yaml"), "utf8")).data;

/** Saves a text of the page Contact. */
const saveText = (field: string, value: string) => {
  const path = field.split(".");
  const edit = {
    op: "set",
    file: at("pages/contact.yaml"),
    path,
    value,
    seen: getValue(readContact(), path),
  };
  return ask("save", { edits: [edit] });
};

it("writes two paragraphs at once, each at its own place", async () => {
  const file = at("courses/core-java.md");
  const text = readFileSync(file, "utf8");
  const { body } = parseContentFile(file, text);
  const edits = ["Two kinds of people", "The order takes that"].map((from) => {
    return { op: "body", file, at: body.indexOf(from), from, value: `(New) ${from}` };
  });
  expect(edits.map(({ at: place }) => place)).not.toContain(-1);
  expect(await ask("save", { edits })).toHaveProperty("saved");
  expect(parseContentFile(file, readFileSync(file, "utf8")).body).toBe(
    edits.reduce((changed, { from, value }) => changed.replace(from, value), body),
  );
});

const HIGHLIGHTS = ["Java 25", "One domain", "The debugger", "Every collection is chosen", "Code reviews"];

it.each([
  ["a value", { op: "set", path: ["title"], value: "Java", seen: "Core Java" }],
  ["an entry", { op: "insert", path: ["programHighlights", 5], value: "Tests", seen: HIGHLIGHTS }],
  ["a move", { op: "move", path: ["programHighlights", 1], to: 0, seen: HIGHLIGHTS }],
  ["a field left out", { op: "remove", path: ["ownHours"], seen: "4-5" }],
  ["a paragraph", { op: "body", at: 1, from: "", value: "" }],
])("writes %s once, also when it is sent twice", async (_, given) => {
  const file = at("courses/core-java.md");
  const { body } = parseContentFile(file, readFileSync(file, "utf8"));
  const from = body.trim().split("\n\n")[0] ?? "";
  const edit = { ...given, file, ...(given.op === "body" ? { from, value: `${from} And more.` } : {}) };
  expect(await ask("save", { edits: [edit] })).toHaveProperty("saved");
  const after = readAll();
  expect(await ask("save", { edits: [edit] })).toHaveProperty("saved");
  expect(readAll()).toEqual(after);
  expect(state.changes).toHaveLength(1);
});

it("writes quotes as keyboards do, whatever an office program makes of them", async () => {
  await saveText("cards.email.text", "Write to “us”: it’s fine.");
  expect(readContact()).toHaveProperty("cards.email.text", `Write to "us": it's fine.`);
});

it("writes a sentence without the space at its end", async () => {
  await saveText("cards.email.text", "Write to us. ");
  expect(readContact()).toHaveProperty("cards.email.text", "Write to us.");
});

it("refuses an invisible character, also where YAML would write it as an escape", async () => {
  expect(await saveText("cards.email.text", "Write: to\u00adday")).toMatchObject({
    refused: [expect.objectContaining({ path: ["cards", "email", "text"], found: "the character U+00AD" })],
  });
});

it("leaves the quotes of a text with code", async () => {
  await saveText("cards.email.text", "Write `print(“hi”)`.");
  expect(readContact()).toHaveProperty("cards.email.text", "Write `print(“hi”)`.");
});
