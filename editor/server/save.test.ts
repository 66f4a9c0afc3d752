import { expect, it, vi } from "vitest";
import { getValue, type Path } from "#app/content/value-path.ts";
import { createTestEditor, JAVA } from "../testing/test-editor.ts";

const { ask, at, change, parse, read, readAll, save } = createTestEditor();

const saveOne = (edit: object, file = JAVA) => ask("save", { edits: [{ file: at(file), ...edit }] });

it("lists no difference from the last commit on a computer without git", async () => {
  vi.stubEnv("PATH", "");
  expect(await ask("listChanges", {})).toEqual({ changes: [], differences: [] });
});

it("does not write over a paragraph that is not what its editor saw", async () => {
  const before = readAll();
  const edit = { op: "body", at: 1, from: "Three kinds of people", value: "Four kinds of people" };
  expect(await saveOne(edit)).toMatchObject({
    refused: [
      { path: [], found: expect.stringMatching(/^"Two kinds of people do well.*class or a failure\."$/) },
    ],
  });
  expect(readAll()).toEqual(before);
});

it("writes two paragraphs at once, each at its own offset", async () => {
  const { body } = parse(JAVA);
  const edits = ["Two kinds of people", "The order takes that"].map((from) => {
    return { op: "body", file: at(JAVA), at: body.indexOf(from), from, value: `(New) ${from}` };
  });
  expect(await ask("save", { edits })).toHaveProperty("saved");
  expect(parse(JAVA).body).toBe(
    edits.reduce((changed, { from, value }) => changed.replace(from, value), body),
  );
});

const HIGHLIGHTS = ["Java 25", "One domain", "The debugger", "Every collection is chosen", "Code reviews"];

it.each([
  ["a value", { op: "set", path: ["title"], value: "Java", seen: "Core Java" }],
  ["a field left out", { op: "remove", path: ["ownHours"], seen: "4-5" }],
])("writes %s once, even when it is sent twice", async (_, edit) => {
  expect(await saveOne(edit)).toHaveProperty("saved");
  const after = readAll();
  expect(await saveOne(edit)).toHaveProperty("saved");
  expect(readAll()).toEqual(after);
  expect(await ask("listChanges", {})).toMatchObject({ changes: [{ id: 1 }] });
});

it.each<[what: string, edit: { op: string; seen?: unknown; [name: string]: unknown }, theirs: unknown]>([
  ["a value", { op: "set", path: ["title"], value: "Java", seen: "Core Java" }, "Java now"],
  ["a list", { op: "insert", path: ["programHighlights", 5], value: "Tests", seen: [] }, HIGHLIGHTS],
  ["a field left out", { op: "set", path: ["keeps"], value: "Tests", seen: "Code" }, undefined],
])("does not write over %s that is not what its editor saw", async (_, edit, theirs) => {
  change(JAVA, "title: Core Java", "title: Java now");
  const before = readAll();
  const found = theirs === undefined ? "nothing" : JSON.stringify(theirs);
  expect(await saveOne(edit)).toMatchObject({ refused: [{ path: edit.path, found, conflict: { theirs } }] });
  expect(readAll()).toEqual(before);
  expect(await saveOne({ ...edit, seen: theirs })).toHaveProperty("saved");
});

it.each([
  ["quotes as keyboards do, whatever an office program makes of them", "Write to “us”.", 'Write to "us".'],
  ["a sentence without the space at its end", "Write to us. ", "Write to us."],
])("writes %s", async (_, value, written) => {
  await save("pages/contact.yaml", [["cards", "email", "text"], value]);
  expect(parse("pages/contact.yaml").data).toHaveProperty("cards.email.text", written);
});

it("keeps the quotes of a text with code", async () => {
  const value = "Write `print(“hi”)`.";
  await save("sessions/core-java.md", [["task", "text"], value]);
  expect(parse("sessions/core-java.md").data).toHaveProperty("task.text", value);
});

const DEBUG = "toolkit/prompts/debug.yaml";
const CORRECTION = { quote: "a “cause”", text: "It is “proven”: say so." };

it.each<[what: string, edit: { op: string; path: Path; value: unknown }]>([
  ["shown as it is written", { op: "set", path: ["worked", "input", "symptom"], value: "“an empty page”" }],
  ["shown verbatim", { op: "set", path: ["worked", "corrections", 0, "text"], value: CORRECTION.text }],
  ["within a new entry", { op: "insert", path: ["worked", "corrections", 2], value: CORRECTION }],
])("keeps the quotes of a text %s", async (_, edit) => {
  const { data } = parse(DEBUG);
  const seen = getValue(data, edit.op === "insert" ? edit.path.slice(0, -1) : edit.path);
  change(DEBUG, "I have removed", "It is a “cause”. I have removed");
  expect(await saveOne({ ...edit, seen }, DEBUG)).toHaveProperty("saved");
  expect(getValue(parse(DEBUG).data, edit.path)).toEqual(edit.value);
});

it("refuses an invisible character, also where YAML would write it as an escape", async () => {
  const before = read("pages/contact.yaml");
  const path = ["cards", "email", "text"];
  expect(await save("pages/contact.yaml", [path, "Write: to\u00adday"])).toMatchObject({
    refused: [{ path, found: "the character U+00AD" }],
  });
  expect(read("pages/contact.yaml")).toBe(before);
});
