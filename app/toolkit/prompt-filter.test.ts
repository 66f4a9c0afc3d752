import { describe, expect, it } from "vitest";
import { formatPromptFilter, getMatcher, normalise, parsePromptFilter } from "./prompt-filter.ts";

const rows = [
  { slug: "flaky", level: "Beginner", words: normalise("Find out why a test is flaky") },
  { slug: "cv", level: "Advanced", words: normalise("Write r\u00e9sum\u00e9 (CV) lines, one a paragraph") },
  { slug: "rag", level: "Advanced", words: normalise("Debug retrieval in a RAG pipeline") },
  { slug: "n+1", level: "Intermediate", words: normalise("Find the N+1 query") },
];
const read = (query: string) => parsePromptFilter(new URLSearchParams(query));

describe("a search finds", () => {
  it.each([
    ["everything when it is empty", "", ["flaky", "cv", "rag", "n+1"]],
    ["words in any order and case", "search=FLAKY+test", ["flaky"]],
    ["the beginnings of words, not their middles", "search=rag", ["rag"]],
    ["words without their accents", "search=resume", ["cv"]],
    ["names with special characters", "search=n%2B1", ["n+1"]],
    ["only prompts with all its words", "search=flaky+query", []],
    ["prompts of one level", "level=Advanced&search=re", ["cv", "rag"]],
    ["prompts of every level when the level is unknown", "level=Wizard&search=find", ["flaky", "n+1"]],
  ])("%s", (_, query, slugs) =>
    expect(rows.filter(getMatcher(read(query))).map(({ slug }) => slug)).toEqual(slugs),
  );
});

it.each([
  ["search=a+%26+b&level=Beginner", "search=a+%26+b&level=Beginner"],
  ["search=+&level=", ""],
  ["level=constructor&group=test", ""],
])("the filter of ?%s is written as ?%s", (query, written) =>
  expect(formatPromptFilter(read(query))).toBe(written),
);
