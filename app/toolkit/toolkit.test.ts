import { expect, it } from "vitest";
import { fillPrompt, listPlaceholders, splitAtQuotes, splitPrompt, unescapePrompt } from "./prompt-text.ts";
import { promptGroupSchema, roadmapPhaseSchema } from "./toolkit-schema.server.ts";

const PROMPT = "Explain {code} in {language}. Use {language} only; a {Not one} stays.\n";

it("placeholders are found once each, in order", () => {
  expect(listPlaceholders(PROMPT)).toEqual(["code", "language"]);
  expect(splitPrompt("{code}{}!")).toEqual([{ placeholder: "code" }, { text: "{}!" }]);
  expect(splitPrompt("{a}{ 1 }{b}")).toEqual([{ placeholder: "a" }, { text: "{ 1 }" }, { placeholder: "b" }]);
});

it("doubled braces are shown as braces, and are no placeholder", () => {
  const prompt = "GET /todos/{{id}} with {code}, {{ x }}";
  expect(listPlaceholders(prompt)).toEqual(["code"]);
  expect(fillPrompt(prompt, () => "curl")).toBe("GET /todos/{id} with curl, {{ x }}");
  expect(unescapePrompt(prompt)).toBe("GET /todos/{id} with {code}, {{ x }}");
});

it("placeholders are filled in everywhere, and stay where there is no value", () =>
  expect(fillPrompt(PROMPT, (name) => (name === "language" ? "Java" : ""))).toBe(
    "Explain {code} in Java. Use Java only; a {Not one} stays.\n",
  ));

it("a placeholder takes any value unchanged", () => {
  expect(fillPrompt("{code}", () => "$& {language}")).toBe("$& {language}");
});

it("quotes are found at their first place, in the order of the text", () =>
  expect(splitAtQuotes("one two one three", ["three", "one"])).toEqual([
    { text: "one", quote: 1 },
    { text: " two one " },
    { text: "three", quote: 0 },
  ]));

it("quotes are left out where they overlap or are not in the text", () =>
  expect(splitAtQuotes("one two", ["one t", "two", "four"])).toEqual([
    { text: "one t", quote: 0 },
    { text: "wo" },
  ]));

it.each([
  ["Write a test.", true],
  [["Read it.", "Write it.", "Show it."], true],
  [["Read it.", "Write it."], false],
])("%j is the task of a day: %s", (task, isTask) =>
  expect(roadmapPhaseSchema.shape.days.element.shape.task.safeParse(task).success).toBe(isTask),
);

it("a prompt has a placeholder", () =>
  expect(
    promptGroupSchema.shape.prompts.element.shape.prompt.safeParse("a".repeat(80)).error?.issues[0]?.message,
  ).toBe("add a placeholder for what the reader fills in, such as {error_message}"));
