import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { COURSES } from "#app/courses/schema/course-collection.server.ts";
import { loadFixture } from "#app/testing/fixture.server.ts";
import { Places } from "./places.ts";

/** The places of the fixture's texts, which no test changes. */
const places = new Places(loadFixture().written);
const java = places.content.files(COURSES).find(({ slug }) => slug === "core-java")?.file;

/** Where a text of Core Java's page is written, as file and path. */
const find = (text: string): string[] =>
  places
    .locate("/courses/core-java", [text])
    .places.flat()
    .map(({ file, path: keys }) => `${path.basename(file)} ${keys.join(".")}`);

it.each([
  ["a value", "Records and enums: values that stay fixed", "syllabus.0.sessions.3"],
  [
    "a value with other quotes and spaces",
    "Strings  and references:\nwhere == misleads",
    "syllabus.0.sessions.1",
  ],
  ["a value with code", "Write sums.py.", "task.text"],
  ["the first part of a value", "Library Desk", "projects.0"],
  [
    "the second part of a value",
    "Lending, returns, reservations and fines for a small library",
    "projects.0",
  ],
])("finds %s", (_, text, field) => expect(find(text)).toContain(`core-java.md ${field}`));

it("finds a text whose names are filled in", () =>
  expect(find("4-5 hours a week, 16 in all.")).toEqual([
    "course.yaml decision.effort",
    "course.yaml letter.hours",
  ]));

it("finds no place for a text that only begins like another", () =>
  expect(find("Records and enums: values that change")).toEqual([]));

it("finds a paragraph at its offset in the text", () => {
  const paragraph = java?.body.trim().split("\n\n").at(-1) ?? "";
  const lines = readFileSync("app/testing/fixture/courses/core-java.md", "utf8").split("\n");
  expect(places.locate("/", [paragraph]).places[0]).toEqual([
    {
      file: java?.file,
      path: [],
      value: paragraph,
      at: java?.body.indexOf(paragraph),
      line: lines.indexOf(paragraph) + 1,
    },
  ]);
});

it("lists the page's own file first, then files with a unique text", () => {
  const shown = ["Core Java", "The 16 live sessions of our 2 courses"];
  const { files } = places.locate("/courses/core-java", shown);
  expect(files.map((file) => path.basename(file))).toEqual(["core-java.md", "about.yaml"]);
});

it("finds the values that a longer text holds", () =>
  expect(
    places
      .findWithin("You learn to: Process data with streams, and more", [java?.file ?? ""])
      .map(({ value }) => value),
  ).toEqual(["Process data with streams"]));

it("lists what a reference may name", () =>
  expect(places.getNames("courses")).toEqual(expect.arrayContaining(["core-java", "ai-agents-mcp"])));
