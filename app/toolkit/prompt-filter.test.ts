import { expect, it } from "vitest";
import { joinWords } from "#app/content/search.ts";
import { formatPromptFilter, getMatcher, parsePromptFilter } from "./prompt-filter.ts";

const rows = [
  { level: "Beginner", search: joinWords("Find out why a test is flaky", "Before you rerun it.") },
  { level: "Advanced", search: joinWords("Find the N+1 query", "When a page is slow.") },
];
const read = (query: string) => parsePromptFilter(new URLSearchParams(query));

// How the search compares: course-filter.test.ts.
it.each([
  ["", [true, true]],
  ["search=n%2B1", [false, true]],
  ["search=RERUN", [true, false]],
  ["level=Advanced&search=find", [false, true]],
  ["level=Wizard&search=find", [true, true]],
])("with ?%s the prompts are shown: %j", (query, shown) =>
  expect(rows.map(getMatcher(read(query)))).toEqual(shown),
);

it.each([
  ["search=a+%26+b&level=Beginner", "search=a+%26+b&level=Beginner"],
  ["search=+&level=", ""],
  ["level=constructor&group=test", ""],
])("the filter of ?%s is written as ?%s", (query, written) =>
  expect(formatPromptFilter(read(query))).toBe(written),
);
