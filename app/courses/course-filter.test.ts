import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type CourseWords,
  formatCount,
  formatCourseFilter,
  getMatcher,
  joinWords,
  parseCourseFilter,
} from "./course-filter.ts";
import { COURSE } from "./course-fixture.ts";

const course: CourseWords = {
  ...COURSE,
  text: joinWords("Core Java", "Write object-oriented programs."),
  level: "Beginner",
  track: "Foundation",
};
const open = parseCourseFilter(new URLSearchParams());

describe("getMatcher", () => {
  it.each([
    ["everything open", {}, true],
    ["title in any case", { search: "JAVA" }, true],
    ["description", { search: "object-ORIENTED" }, true],
    ["blanks at the ends", { search: "  java " }, true],
    ["blanks alone", { search: "   " }, true],
    ["words of both, as if they were one text", { search: "java write" }, false],
    ["other text", { search: "python" }, false],
    ["the level", { level: "Beginner" }, true],
    ["another level", { level: "Advanced" }, false],
    ["'All Levels' is a level of its own", { level: "All Levels" }, false],
    ["the track", { track: "Foundation" }, true],
    ["another track", { track: "AI-Powered" }, false],
    ["all three", { search: "java", level: "Beginner", track: "Foundation" }, true],
    ["two of three", { search: "java", level: "Beginner", track: "AI-Powered" }, false],
  ])("%s", (_, filter, expected) => {
    expect(getMatcher({ ...open, ...filter })(course)).toBe(expected);
  });
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

  it("comes back as it was written", () => {
    const filter = { ...open, search: "c++ & java", level: "All Levels", track: "AI-Powered" };
    expect(parseCourseFilter(formatCourseFilter(filter))).toEqual(filter);
  });

  it("counts an unknown choice as 'All'", () => {
    expect(parseCourseFilter(new URLSearchParams("level=Expert&track=foundation"))).toEqual(open);
  });
});

it("counts in words", () => {
  expect([0, 1, 15].map(formatCount)).toEqual([
    "Showing 0 courses",
    "Showing 1 course",
    "Showing 15 courses",
  ]);
});

describe("any address and any words", () => {
  const text = fc.array(fc.nat(0xffff)).map((codes) => String.fromCharCode(...codes));
  const query = fc.oneof(
    text,
    fc
      .array(
        fc.tuple(
          fc.oneof(fc.constantFrom("search", "level", "track", "__proto__"), text),
          fc.oneof(text, fc.constantFrom("Beginner", "All", "constructor")),
        ),
      )
      .map((pairs) => new URLSearchParams(pairs).toString()),
  );

  it("make a filter that the page has, and that says itself again in the address", () => {
    fc.assert(
      fc.property(query, (given) => {
        const filter = parseCourseFilter(new URLSearchParams(given));
        expect(["All", "Beginner", "Intermediate", "Advanced", "All Levels"]).toContain(filter.level);
        const again = parseCourseFilter(new URLSearchParams(formatCourseFilter(filter).toString()));
        expect(again).toEqual(filter.search.trim() === "" ? { ...filter, search: "" } : filter);
      }),
    );
  });

  it("find a course by each part of its title, whatever stands around", () => {
    fc.assert(
      fc.property(text, text, text, (before, words, after) => {
        const found = { ...course, text: joinWords(before + words + after, "") };
        expect(getMatcher({ ...open, search: words })(found)).toBe(true);
      }),
    );
  });
});
