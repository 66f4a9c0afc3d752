import { expect, it } from "vitest";
import { fillCopy } from "./fill-copy.ts";

it("fills counts everywhere in a copy and leaves other braces alone", () => {
  const copy = {
    title: "{prompts} prompts",
    list: ["{days}-day roadmap", 4],
    enrol: "Join {title}, {constructor}",
  };
  expect(fillCopy(copy, { prompts: 224, days: 90 })).toEqual({
    title: "224 prompts",
    list: ["90-day roadmap", 4],
    enrol: "Join {title}, {constructor}",
  });
  expect(copy.title).toBe("{prompts} prompts");
});
