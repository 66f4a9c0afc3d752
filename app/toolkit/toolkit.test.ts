import { describe, expect, it } from "vitest";
import { fillPrompt, listPlaceholders, splitAtQuotes, splitPrompt } from "./prompt-text.ts";
import { promptGroupSchema, roadmapPhaseSchema } from "./toolkit-schema.server.ts";

describe("placeholders", () => {
  const prompt = "Explain {code} in {language}. Use {language} only; a {Not one} stays.\n";

  it("are found once each, in order", () => {
    expect(listPlaceholders(prompt)).toEqual(["code", "language"]);
    expect(splitPrompt("{code}{}!")).toEqual([{ placeholder: "code" }, { text: "{}!" }]);
    expect(splitPrompt("{a}{ 1 }{b}")).toEqual([
      { placeholder: "a" },
      { text: "{ 1 }" },
      { placeholder: "b" },
    ]);
  });

  it("are filled in everywhere, and stay where there is no value", () => {
    expect(fillPrompt(prompt, (name) => (name === "language" ? "Java" : ""))).toBe(
      "Explain {code} in Java. Use Java only; a {Not one} stays.\n",
    );
  });

  it("take values with dollar signs and braces unchanged", () => {
    expect(fillPrompt("{code}", () => "$& {language}")).toBe("$& {language}");
  });
});

describe("quotes", () => {
  it("are found at their first place, in the order of the text", () => {
    expect(splitAtQuotes("one two one three", ["three", "one"])).toEqual([
      { text: "one", quote: 1 },
      { text: " two one " },
      { text: "three", quote: 0 },
    ]);
  });

  it("are left out where they overlap or are not in the text", () => {
    expect(splitAtQuotes("one two", ["one t", "two", "four"])).toEqual([
      { text: "one t", quote: 0 },
      { text: "wo" },
    ]);
  });
});

describe("what a file may hold", () => {
  const day = roadmapPhaseSchema.shape.days.element.shape;
  const { tested } = promptGroupSchema.shape.prompts.element.shape;

  it("is a day's task as a paragraph or as three steps", () => {
    for (const task of ["Write a test.", ["Read it.", "Write it.", "Show it."]])
      expect(day.task.safeParse(task).success).toBe(true);
    for (const task of [
      ["Read it.", "Write it."],
      ["a", "b", "c", "d"],
      ["", "b", "c"],
      ["a".repeat(241), "b", "c"],
    ])
      expect(day.task.safeParse(task).success).toBe(false);
  });

  it("is who tried a prompt, with the month, or nothing", () => {
    for (const value of [undefined, { assistant: "Claude Code", month: "2026-11" }])
      expect(tested.safeParse(value).success).toBe(true);
    for (const value of [{ assistant: "Claude Code" }, { assistant: "Claude Code", month: "2026-13" }])
      expect(tested.safeParse(value).success).toBe(false);
  });
});
