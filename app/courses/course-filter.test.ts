import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { joinWords } from "#app/content/search.ts";
import { type CourseWords, formatCourseFilter, getMatcher, parseCourseFilter } from "./course-filter.ts";
import { COURSE } from "./course-fixture.ts";

const course: CourseWords = {
  ...COURSE,
  text: joinWords("Core Java", "Write object-oriented programs."),
  level: "Beginner",
  track: "Foundation",
};
const open = parseCourseFilter(new URLSearchParams());

it.each([
  ["ignores blanks at the ends of the search", { search: "  java " }, true],
  ["ignores a search of blanks", { search: "   " }, true],
  ["does not search title and description as one text", { search: "java write" }, false],
  ["takes 'All Levels' for a level of its own", { level: "All Levels" }, false],
  ["finds a course by a part of its title, in any case", { search: "JAVA" }, true],
  ["finds a course by words of its description", { search: "object-oriented programs" }, true],
])("the filter %s", (_, filter, expected) => {
  expect(getMatcher({ ...open, ...filter })(course)).toBe(expected);
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
