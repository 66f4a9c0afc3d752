import { describe, expect, it } from "vitest";
import { findNearDuplicates } from "./near-duplicates.server.ts";
import { formatPromptsJson, formatPromptsMarkdown } from "./prompt-downloads.ts";
import { formatGroupMarkdown } from "./prompt-markdown.ts";
import { fillPrompt, listPlaceholders, splitPrompt } from "./prompt-text.ts";
import { splitAtQuotes } from "./quotes.ts";
import type { Prompt, PromptGroup } from "./toolkit.ts";
import { promptGroupSchema, roadmapPhaseSchema } from "./toolkit-schema.server.ts";

describe("near-duplicates", () => {
  const text =
    "Review this diff and report every place where an input goes wrong, with the line and the input.";

  it("finds texts that differ in a few words, whatever their case and punctuation", () => {
    const other = text.toUpperCase().replace("REPORT", "list").replaceAll(",", ";");
    expect(findNearDuplicates(["Something else entirely about tables.", text, other])).toEqual([[1, 2]]);
  });

  it("leaves texts alone that share a phrase", () => {
    expect(
      findNearDuplicates([text, "Review this diff and draw a diagram of its calls in plain text."]),
    ).toEqual([]);
  });
});

describe("placeholders", () => {
  const prompt = "Explain {code} in {language}. Use {language} only; a {Not one} stays.\n";

  it("are found once each, in order", () => {
    expect(listPlaceholders(prompt)).toEqual(["code", "language"]);
    expect(splitPrompt("{code}!")).toEqual([{ placeholder: "code" }, { text: "!" }]);
  });

  it("are filled in wherever they stand, and stay where there is no value", () => {
    expect(fillPrompt(prompt, { language: "Java", code: "" })).toBe(
      "Explain {code} in Java. Use Java only; a {Not one} stays.",
    );
  });

  it("may have any name, also one that every object has", () => {
    expect(fillPrompt("{constructor}", {})).toBe("{constructor}");
    expect(fillPrompt("{constructor}", { constructor: "new Car()" })).toBe("new Car()");
  });

  it("take values with dollar signs and braces as they are", () => {
    expect(fillPrompt("{code}", { code: "$& {language}" })).toBe("$& {language}");
  });

  it("are not what every object has", () => {
    expect(fillPrompt("{constructor} {valueOf}", {})).toBe("{constructor} {valueOf}");
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

  it("are left out where they overlap or do not stand", () => {
    expect(splitAtQuotes("one two", ["one t", "two", "four"])).toEqual([
      { text: "one t", quote: 0 },
      { text: "wo" },
    ]);
  });
});

describe("downloads", () => {
  const prompt = (slug: string): Prompt => ({
    slug,
    title: `Title of ${slug}`,
    when: "You test.",
    prompt: "Explain {code} in {language}.\n\nStop after one page.\n",
    placeholders: { code: { label: "Code", example: "a loop" } },
    good: "A page.",
    level: "Beginner",
    course: { slug: "core-java", title: "Core Java", track: "Foundation" },
  });
  const worked = { prompt: "a", input: {}, answer: "", corrections: [] };
  const meta = { title: "Prompts", description: "", keywords: [], modified: "2026-11-23" };
  const groups: PromptGroup[] = [
    { slug: "test", title: "Test", summary: "Tests.", meta, prompts: [prompt("a"), prompt("b")], worked },
    { slug: "read", title: "Read", summary: "Reads.", meta, prompts: [prompt("c")], worked },
  ];
  const publisher = {
    identity: { name: "Zero Academy", origin: "https://academy.example" },
    toolkitLicence: { name: "CC BY 4.0", url: "https://licence.example" },
  };

  it("hold every prompt once, as Markdown and as JSON", () => {
    const markdown = formatPromptsMarkdown(groups, publisher);
    expect(markdown.match(/^### .*/gm)).toEqual(["### Title of a", "### Title of b", "### Title of c"]);
    expect(markdown.match(/^## .*/gm)).toEqual(["## Test", "## Read"]);
    const json = JSON.parse(formatPromptsJson(groups, publisher));
    expect(json.groups.flatMap((group: PromptGroup) => group.prompts)).toMatchObject([
      { slug: "a", course: "core-java", placeholders: ["code", "language"] },
      { slug: "b", labels: { code: { label: "Code" } } },
      { slug: "c" },
    ]);
  });

  it("name a course where there is one, and no other", () => {
    const { course: _, ...alone } = prompt("d");
    const mixed = [{ ...groups[0], prompts: [prompt("a"), alone] }] as PromptGroup[];
    expect(formatPromptsMarkdown(mixed, publisher).match(/^\*Level:.*/gm)).toEqual([
      expect.stringMatching(/^\*Level:\* Beginner\. \*Related course:\* Core Java\. \[/),
      expect.stringMatching(/^\*Level:\* Beginner\. \[/),
    ]);
    const [json] = JSON.parse(formatPromptsJson(mixed, publisher)).groups;
    expect(json.prompts.map((prompt: object) => "course" in prompt)).toEqual([true, false]);
  });

  it("say the licence, and where each prompt is", () => {
    const url = "https://academy.example/dev-toolkit/read#c";
    const markdown = formatPromptsMarkdown(groups, publisher);
    expect(markdown).toContain("Licence: [CC BY 4.0](https://licence.example)");
    expect(markdown).toContain(`[Address](${url})`);
    const json = JSON.parse(formatPromptsJson(groups, publisher));
    expect(json.license).toEqual({ name: "CC BY 4.0", url: "https://licence.example" });
    expect(json.groups[1].prompts[0].url).toBe(url);
  });

  it("keep a prompt word for word in a fenced block, and what Markdown would read otherwise as it stands", () => {
    const words = {
      title: "Use *args_",
      when: "A <b> [link]",
      good: "1 | 2",
      level: "Beginner",
      course: "C",
      url: "https://academy.example",
    };
    const markdown = formatGroupMarkdown({
      title: "Group",
      summary: "Some",
      prompts: [{ ...words, prompt: "Code:\n```js\n*x*\n```\n" }],
    });
    expect(markdown).toContain("### Use \\*args\\_\n");
    expect(markdown).toContain("A \\<b\\> \\[link\\]");
    expect(markdown).toContain("````text\nCode:\n```js\n*x*\n```\n````\n");
  });
});

describe("what a file may say", () => {
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
