import { expect, it } from "vitest";
import { formatPromptFilter, matchPrompts, parsePromptFilter } from "./prompt-filter.ts";
import type { Prompt } from "./toolkit.ts";

const prompt = (slug: string, level: Prompt["level"], text: string): Prompt => ({
  slug,
  level,
  title: slug,
  when: "",
  prompt: text,
  good: "",
  course: { slug: "core-java", title: "Core Java" },
});
const groups = [
  {
    slug: "test",
    title: "Test",
    summary: "",
    prompts: [prompt("a", "Beginner", "Flaky tests"), prompt("b", "Advanced", "Mocks")],
  },
  { slug: "debug", title: "Debug", summary: "", prompts: [prompt("c", "Advanced", "A flaky network")] },
];
const match = (query: string) => [...matchPrompts(groups, parsePromptFilter(new URLSearchParams(query)))];

it.each([
  ["", ["a", "b", "c"]],
  ["search=FLAKY", ["a", "c"]],
  ["search=network%20flaky", ["c"]],
  ["search=core+java", ["a", "b", "c"]],
  ["group=test", ["a", "b"]],
  ["level=Advanced", ["b", "c"]],
  ["group=test&level=Advanced", ["b"]],
  ["group=test&search=network", []],
  ["level=Wizard", ["a", "b", "c"]],
  ["group=no-such", []],
])("'%s' matches %j", (query, slugs) => {
  expect(match(query)).toEqual(slugs);
});

it("writes into the address what is not empty or 'All', and reads it back", () => {
  const filter = { search: "a & b", group: "test", level: "All" };
  const query = formatPromptFilter(filter).toString();
  expect(query).toBe("search=a+%26+b&group=test");
  expect(parsePromptFilter(new URLSearchParams(query))).toEqual(filter);
  expect(formatPromptFilter(parsePromptFilter(new URLSearchParams())).toString()).toBe("");
});
