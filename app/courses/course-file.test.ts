import { expect, it } from "vitest";
import { parseContentFile } from "#app/content/content-file.server.ts";
import { checkSlug } from "./course-file.server.ts";

const check = (name: string) =>
  checkSlug(parseContentFile(`content/courses/${name}.md`, "---\ntitle: A\n---\n")).map(({ fix }) => fix);

it.each(["core-java", "c", "404-errors", "index-funds"])("%s is an address of a course", (name) =>
  expect(check(name)).toEqual([]),
);

it.each(["index", "404"])("%s is none: a host serves a file of this name in its own way", (name) =>
  expect(check(name)).toEqual(["hosts keep this name for themselves: give the file another one"]),
);

it.each(["Core-Java", "core_java", "core--java", ""])("%j is none", (name) =>
  expect(check(name)).toEqual([
    "name the file with small letters, digits and single hyphens: it is the address",
  ]),
);
