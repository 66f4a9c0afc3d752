import fc from "fast-check";
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

it("reads a filter that finds something or nothing from any address, and writes the same again", () => {
  const text = fc.array(fc.nat(0xffff)).map((codes) => String.fromCharCode(...codes));
  const name = fc.oneof(fc.constantFrom("search", "group", "level", "constructor"), text);
  fc.assert(
    fc.property(fc.array(fc.tuple(name, text)), (pairs) => {
      const filter = parsePromptFilter(new URLSearchParams(new URLSearchParams(pairs).toString()));
      const isOpen = filter.search.trim() === "" && filter.level === "All";
      const known = rows.filter(({ group }) => group === filter.group);
      if (isOpen) expect(matchPrompts(rows, filter)).toEqual(new Set(known.length > 0 ? known : rows));
      const again = parsePromptFilter(formatPromptFilter(filter));
      expect(again).toEqual(filter.search.trim() === "" ? { ...filter, search: "" } : filter);
    }),
  );
});
