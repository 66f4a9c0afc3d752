import { expect, it } from "vitest";
import { FACETS } from "#app/courses/facets.ts";
import { MADE_COURSE } from "#app/testing/made-courses.ts";
import { isFiltering } from "#app/ui/filter.ts";
import { COURSE_FILTER, getRowData } from "./course-filter.ts";

const { format, getMatcher, parse } = COURSE_FILTER;

const course = {
  ...MADE_COURSE,
  title: "Core Java",
  description: "Write object-oriented programs.",
  level: "Beginner",
} as const;
const open = parse(new URLSearchParams());

it.each([
  ["ignores spaces at the ends of the search", { search: "  java " }, true],
  ["ignores a search of spaces", { search: "   " }, true],
  ["does not search title and description as one text", { search: "java write" }, false],
  ["takes 'All Levels' for a level of its own", { level: "All Levels" }, false],
  ["finds a course by a part of its title, in any case", { search: "JAVA" }, true],
  ["finds a course by words of its description", { search: "object-oriented programs" }, true],
])("the filter %s", (_, filter, expected) =>
  expect(getMatcher({ ...open, ...filter })(getRowData(course))).toBe(expected),
);

it("the address has no field that is open", () => {
  const closed = { search: "c++ & java", level: "Beginner", track: "Continuous Learning" };
  expect(format({ ...open, ...closed })).toMatchObject(closed);
  expect(format({ ...open, search: "  " })).toMatchObject({ search: "", level: "", track: "" });
});

it.each([
  ["?search=java", true],
  ["?level=Beginner", true],
  ["?level=All+Levels", true],
  ["?gclid=1&track=AI-Powered", true],
  ["?gclid=1", false],
  ["?search=", false],
  ["?search=%20", false],
  ["?level=nonsense&track=All", false],
])("the query %s filters: %s", (query, expected) =>
  expect(isFiltering(FACETS, new URLSearchParams(query))).toBe(expected),
);

it.each(["Expert", "foundation", "constructor", "__proto__"])(
  "an unknown choice such as %s is 'All'",
  (choice) => expect(parse(new URLSearchParams({ level: choice, track: choice }))).toEqual(open),
);

const WORDS = [" a  b ", "C++ & #1", "100%", "%zz", "é\u0301", "İ", "ß", "\ud800", "constructor", "💻"];

it.each(WORDS)("the address keeps the words '%s'", (words) => {
  const filter = parse(new URLSearchParams({ search: words, level: "Beginner" }));
  expect(filter).toMatchObject({ search: words.toWellFormed(), level: "Beginner" });
  expect(parse(new URLSearchParams(format(filter)))).toEqual(filter);
});

it.each([
  ["cafe\u0301", "A caf\u00e9"],
  ["caf\u00e9", "A cafe\u0301"],
  ["don't", "Don’t guess"],
  ["don’t", "Don't guess"],
])("finds a letter or quote however it is typed: %j in %j", (search, title) =>
  expect(getMatcher({ ...open, search })({ ...open, search: title })).toBe(true),
);

it.each(WORDS)("the words '%s' find a course by each part of its title", (words) => {
  for (const around of ["", "x", " ", "\u0301", "\udc00"]) {
    const found = getRowData({ ...course, title: around + words + around, description: "" });
    expect(getMatcher({ ...open, search: words })(found), around).toBe(true);
  }
});
