import { expect, it } from "vitest";
import { isFiltering } from "#app/ui/filter.ts";
import { PROMPT_FACETS } from "./prompt-filter.ts";

it.each([
  ["?search=sql", true],
  ["?level=Advanced", true],
  ["?track=Foundation", false],
])("the query %s filters the prompts: %s", (query, expected) =>
  expect(isFiltering(PROMPT_FACETS, new URLSearchParams(query))).toBe(expected),
);
