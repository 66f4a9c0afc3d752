import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatPromptFilter, matchPrompts, normalise, parsePromptFilter } from "./prompt-filter.ts";

const rows = [
  { slug: "flaky", level: "Beginner", words: normalise("Find out why a test is flaky") },
  { slug: "cv", level: "Advanced", words: normalise("Write r\u00e9sum\u00e9 (CV) lines, one a paragraph") },
  { slug: "rag", level: "Advanced", words: normalise("Debug retrieval in a RAG pipeline") },
  { slug: "n+1", level: "Intermediate", words: normalise("Find the N+1 query") },
  { slug: "sign-in", level: "Advanced", words: normalise("Review sign-in and sessions") },
];
const OTHER_NAMES = [
  ["interview", "cv"],
  ["kubernetes", "k8s"],
  ["sign-in", "jwt", "single sign-on"],
];
const match = (query: string) =>
  [...matchPrompts(rows, parsePromptFilter(new URLSearchParams(query)), OTHER_NAMES)].map(({ slug }) => slug);

describe("a search finds", () => {
  it.each([
    ["everything, where nothing is sought", "", ["flaky", "cv", "rag", "n+1", "sign-in"]],
    ["words in any order and case", "search=FLAKY+test", ["flaky"]],
    ["the beginnings of words, and not their middles", "search=rag", ["rag"]],
    ["words without their accents", "search=resume", ["cv"]],
    ["names with signs", "search=n%2B1", ["n+1"]],
    ["only what has all words", "search=flaky+query", []],
    ["another name where nothing has this one", "search=jwt", ["sign-in"]],
    ["another name of several words", "search=Single+Sign-On", ["sign-in"]],
    ["no other name where something has this one", "search=cv", ["cv"]],
    ["nothing under a name that no prompt has", "search=k8s", []],
    ["one level", "level=Advanced&search=re", ["cv", "rag", "sign-in"]],
    ["every level, where the address names an unknown one", "level=Wizard&search=find", ["flaky", "n+1"]],
  ])("%s", (_, query, slugs) => {
    expect(match(query)).toEqual(slugs);
  });
});

it("the filter is written into the address where it is not empty, and read back", () => {
  const filter = { search: "a & b", level: "Beginner" };
  const query = formatPromptFilter(filter).toString();
  expect(query).toBe("search=a+%26+b&level=Beginner");
  expect(parsePromptFilter(new URLSearchParams(query))).toEqual(filter);
  expect(formatPromptFilter(parsePromptFilter(new URLSearchParams("search=+"))).toString()).toBe("");
});

it("any address is read as a filter, and written again as the same", () => {
  const text = fc.array(fc.nat(0xffff)).map((codes) => String.fromCharCode(...codes));
  const name = fc.oneof(fc.constantFrom("search", "level", "constructor"), text);
  fc.assert(
    fc.property(fc.array(fc.tuple(name, text)), (pairs) => {
      const filter = parsePromptFilter(new URLSearchParams(new URLSearchParams(pairs).toString()));
      const again = parsePromptFilter(formatPromptFilter(filter));
      expect(again).toEqual(filter.search.trim() === "" ? { ...filter, search: "" } : filter);
      matchPrompts(rows, filter, OTHER_NAMES);
    }),
  );
});
