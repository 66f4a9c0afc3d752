import { expect, it, vi } from "vitest";
import { FIXTURE_DAY } from "#app/testing/fixture.server.ts";
import { COURSE, createTestEditor, JAVA } from "../testing/test-editor.ts";
import { replaceLines } from "./put-back.ts";

const { ask, at, change, make, name, parse, read, readAll, save } = createTestEditor();

const putBack = (id: number) => ask("putBack", { id });
const doAgain = (id: number) => ask("putBack", { id, isBack: false });

it.each([
  ["extraCosts", "A laptop", "Extra costs in content/courses/core-java.md: added 'A laptop'."],
  ["shortTitle", "Java now", "Short title in content/courses/core-java.md is now 'Java now'."],
])("reports a change of %s, put back and made again", async (field, value, made) => {
  const before = readAll();
  const { saved } = await save(JAVA, [[field], value]);
  expect(name(saved?.label ?? "")).toBe(made);
  const after = readAll();
  expect(name(JSON.stringify(await putBack(1)))).toContain(`Put back: ${made}`);
  expect(readAll()).toEqual(before);
  await expect(putBack(1)).rejects.toThrow("That has been done already");
  expect(await doAgain(1)).toEqual({ saved });
  expect(readAll()).toEqual(after);
});

it("keeps the day of a file until its last change is put back", async () => {
  change(JAVA, /^modified: .*/m, "modified: 2026-11-01");
  change(JAVA, /^published: .*/m, "published: 2026-11-01");
  await save(JAVA, [["extraCosts"], "A laptop"]);
  await save(JAVA, [["shortTitle"], "Java now"]);
  const readDay = () => (parse(JAVA).data as { modified: string }).modified;
  const days = [readDay()];
  for (const id of [1, 2]) {
    await putBack(id);
    days.push(readDay());
  }
  expect(days).toEqual([FIXTURE_DAY, FIXTURE_DAY, "2026-11-01"]);
});

it("puts a removed field next to the day back, and the day with it", async () => {
  change(JAVA, /^modified: .*\n/m, "");
  change(JAVA, 'ownHours: "4-5"', 'ownHours: "4-5"\nmodified: 2026-11-21');
  vi.stubEnv("BUILD_DAY", "2026-11-25");
  const before = readAll();
  await ask("save", { edits: [{ op: "remove", file: at(JAVA), path: ["ownHours"], seen: "4-5" }] });
  expect(read(JAVA)).toContain("modified: 2026-11-25");
  await putBack(1);
  expect(readAll()).toEqual(before);
});

it("names the later change to put back first", async () => {
  const before = readAll();
  await save(JAVA, [["title"], "Java"]);
  await save(JAVA, [["shortTitle"], "Javas"]);
  await save(JAVA, [["title"], "Java now"]);
  await save(JAVA, [["keeps"], "Your tests"]);
  const after = readAll();
  await expect(putBack(1)).rejects.toThrow(`Put that back first: Title in ${at(JAVA)} is now 'Java now'.`);
  expect(readAll()).toEqual(after);
  for (const id of [3, 1, 2, 4]) expect(await putBack(id)).toHaveProperty("saved");
  expect(readAll()).toEqual(before);
  for (const id of [1, 2, 3, 4]) expect(await doAgain(id)).toHaveProperty("saved");
  expect(readAll()).toEqual(after);
});

it("does not put back what has been changed outside the editor", async () => {
  await save(JAVA, [["title"], "Java"]);
  change(JAVA, "title: Java", "title: Java now");
  const after = readAll();
  await expect(putBack(1)).rejects.toThrow("have been changed elsewhere: open the file");
  expect(readAll()).toEqual(after);
});

it("puts a new course back after all that was changed in it since", async () => {
  const before = readAll();
  await make("courses/*.md", COURSE, "/courses");
  await save("courses/go.md", [["title"], "Go"]);
  await make("move", { address: "golang" }, "/courses/go");
  await save("courses/golang.md", [["title"], "Golang"]);
  await expect(putBack(1)).rejects.toThrow(/first: Title in .*go\.md is now/);
  await expect(putBack(2)).rejects.toThrow("first: /courses/go is now /courses/golang.");
  for (const id of [4, 3, 2]) await putBack(id);
  expect(await putBack(1)).toMatchObject({ saved: { page: "/courses" } });
  expect(readAll()).toEqual(before);
  for (const id of [1, 2, 3, 4]) expect(await doAgain(id)).toHaveProperty("saved");
  expect(read("courses/golang.md")).toContain("Golang");
});

const BEFORE = "a: 1\nb: 2\nc: 3\nd: 4\n";
const AFTER = "a: 1\nb: two\nc: 3\nd: 4\n";
const REMOVED = "a: 1\nd: 4\n";
const LIST = "- a\n\n- d\n";
const ADDED = "- a\n\n- b\n\n- d\n";
const TWINS = "a:\n  x: 1\nb:\n  x: 1\n";

it.each<
  [
    what: string,
    now: string | undefined,
    before: string | undefined,
    after: string | undefined,
    left: unknown,
  ]
>([
  ["a change of a file that is as it was", AFTER, BEFORE, AFTER, BEFORE],
  [
    "a change when other lines have changed",
    `new: 0\n${AFTER}e: 5\n`,
    BEFORE,
    AFTER,
    `new: 0\n${BEFORE}e: 5\n`,
  ],
  ["a change next to another one", AFTER.replace("1", "one"), BEFORE, AFTER, BEFORE.replace("1", "one")],
  ["a file that was removed", undefined, BEFORE, undefined, BEFORE],
  ["lines that were removed", `${REMOVED}e: 5\n`, BEFORE, REMOVED, `${BEFORE}e: 5\n`],
  [
    "an entry with another one after it",
    ADDED.replace("- d", "- c\n\n- d"),
    LIST,
    ADDED,
    LIST.replace("- d", "- c\n\n- d"),
  ],
  [
    "an entry with another one before it",
    ADDED.replace("- b", "- c\n\n- b"),
    LIST,
    ADDED,
    LIST.replace("- d", "- c\n\n- d"),
  ],
  [
    "one of two equal lines",
    `c: 3\n${TWINS}`,
    TWINS.replace(/1\n$/, "2\n"),
    TWINS,
    `c: 3\n${TWINS.replace(/1\n$/, "2\n")}`,
  ],
])("puts back %s", (_, now, before, after, left) =>
  expect(replaceLines(now, after, before)).toEqual({ text: left }),
);

it.each<[what: string, now: string | undefined, before: string, after: string]>([
  ["the same line has changed", AFTER.replace("two", "three"), BEFORE, AFTER],
  ["the same line is gone", AFTER.replace("b: two\n", ""), BEFORE, AFTER],
  ["the file is gone", undefined, BEFORE, AFTER],
  ["a line has come between those next to it", REMOVED.replace("d", "c: 3\nd"), BEFORE, REMOVED],
  ["only another line is like the changed one", TWINS.replace("1", "3"), TWINS.replace("1", "2"), TWINS],
])("does not put back a change when %s", (_, now, before, after) =>
  expect(replaceLines(now, after, before)).toBeUndefined(),
);
