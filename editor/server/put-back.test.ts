import { expect, it } from "vitest";
import { replaceLines } from "./put-back.ts";

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
