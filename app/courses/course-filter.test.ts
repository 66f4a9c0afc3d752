import { describe, expect, it } from "vitest";
import { formatCourseFilter, getMatcher, getRowData, parseCourseFilter } from "./course-filter.ts";
import { COURSE } from "./course-fixture.ts";

const course = {
  ...COURSE,
  title: "Core Java",
  description: "Write object-oriented programs.",
  level: "Beginner",
} as const;
const open = parseCourseFilter(new URLSearchParams());

it.each([
  ["ignores blanks at the ends of the search", { search: "  java " }, true],
  ["ignores a search of blanks", { search: "   " }, true],
  ["does not search title and description as one text", { search: "java write" }, false],
  ["takes 'All Levels' for a level of its own", { level: "All Levels" }, false],
  ["finds a course by a part of its title, in any case", { search: "JAVA" }, true],
  ["finds a course by words of its description", { search: "object-oriented programs" }, true],
])("the filter %s", (_, filter, expected) => {
  expect(getMatcher({ ...open, ...filter })(getRowData(course))).toBe(expected);
});

describe("the filter in the address", () => {
  it("leaves out what is open", () => {
    expect(formatCourseFilter(open).toString()).toBe("");
    expect(
      formatCourseFilter({
        ...open,
        search: "c++ & java",
        level: "Beginner",
        track: "Continuous Learning",
      }).toString(),
    ).toBe("search=c%2B%2B+%26+java&level=Beginner&track=Continuous+Learning");
  });

  it("counts an unknown choice as 'All'", () => {
    expect(parseCourseFilter(new URLSearchParams("level=Expert&track=foundation"))).toEqual(open);
  });
});

describe.each([
  "java",
  " a  b ",
  "C++ & #1",
  "100%",
  "%zz",
  "é\u0301",
  "İ",
  "ß",
  "\ud800",
  "constructor",
  "__proto__",
  "💻",
])("the words '%s'", (words) => {
  it.each(["Beginner", "All", "constructor", "__proto__"])(
    "with the level %s make a filter that the page has, and that the address keeps",
    (level) => {
      const filter = parseCourseFilter(new URLSearchParams({ search: words, level, __proto__: "x" }));
      expect(filter).toMatchObject({
        search: words.toWellFormed(),
        level: level === "Beginner" ? level : "All",
      });
      expect(parseCourseFilter(new URLSearchParams(formatCourseFilter(filter).toString()))).toEqual(filter);
    },
  );

  it("find a course by each part of its title, whatever is around it", () => {
    for (const around of ["", "x", " ", "\u0301", "\udc00"]) {
      const found = getRowData({ ...course, title: around + words + around });
      expect(getMatcher({ ...open, search: words })(found), around).toBe(true);
    }
  });
});
