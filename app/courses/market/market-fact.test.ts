import { expect, it } from "vitest";
import { marketFact } from "./market-fact.server.ts";

const FACT = {
  value: "62%",
  metric: "Users",
  description: "A survey of 2025 by Survey.",
  kind: "share",
  source: { publisher: "Survey", year: 2025, url: "https://a.example" },
};

it.each([
  ["a share that is no percentage", { value: "many" }, "value: a share is drawn as a figure: write 62% or"],
  [
    "a share of more than all",
    { value: "120%" },
    "value: a share is drawn as a figure: write 62% or 7 in 10",
  ],
  ["a premium that is no percentage", { value: "many", kind: "premium" }, "value: a premium is drawn as"],
  ["no year", { description: "A survey by Survey." }, "description: name the source in the sentence: '2025'"],
  ["no publisher", { description: "A survey of 2025." }, "name the source in the sentence: 'Survey' is"],
])("refuses a market figure with %s", (_, change, message) => {
  const issues = marketFact.safeParse({ ...FACT, ...change }).error?.issues ?? [];
  expect(issues.map(({ path, message }) => `${path.join(".")}: ${message}`)).toEqual([
    expect.stringContaining(message),
  ]);
});

it("takes a market figure with its source", () => expect(marketFact.safeParse(FACT).success).toBe(true));
