import { expect, it } from "vitest";
import { formatPromptFilter, matchPrompts, parsePromptFilter } from "./prompt-filter.ts";

const rows = [
  { slug: "a", group: "test", level: "Beginner", getText: () => "flaky tests" },
  { slug: "b", group: "test", level: "Advanced", getText: () => "mocks" },
  { slug: "c", group: "debug", level: "Advanced", getText: () => "a flaky network" },
];
const match = (query: string) =>
  [...matchPrompts(rows, parsePromptFilter(new URLSearchParams(query)))].map(({ slug }) => slug);

it.each([
  ["", ["a", "b", "c"]],
  ["search=FLAKY", ["a", "c"]],
  ["search=network%20flaky", ["c"]],
  ["group=test", ["a", "b"]],
  ["level=Advanced", ["b", "c"]],
  ["group=test&level=Advanced", ["b"]],
  ["group=test&search=network", []],
  ["level=Wizard", ["a", "b", "c"]],
  ["group=no-such", ["a", "b", "c"]],
  ["group=no-such&level=Beginner", ["a"]],
])("'%s' matches %j", (query, slugs) => {
  expect(match(query)).toEqual(slugs);
});

it("reads the texts of the prompts only when there are words to look for", () => {
  const unread = { ...rows[0], group: "test", level: "Beginner", getText: () => expect.unreachable() };
  const filter = { search: " ", group: "test", level: "Beginner" };
  expect(matchPrompts([unread], filter).size).toBe(1);
});

it("writes into the address what is not empty or 'All', and reads it back", () => {
  const filter = { search: "a & b", group: "test", level: "All" };
  const query = formatPromptFilter(filter).toString();
  expect(query).toBe("search=a+%26+b&group=test");
  expect(parsePromptFilter(new URLSearchParams(query))).toEqual(filter);
  expect(formatPromptFilter(parsePromptFilter(new URLSearchParams())).toString()).toBe("");
});
