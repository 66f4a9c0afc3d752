import { describe, expect, it } from "vitest";
import { findNearDuplicates } from "./near-duplicates.server.ts";
import { formatPromptsJson, formatPromptsMarkdown } from "./prompt-downloads.ts";
import { fillPrompt, formatPlaceholder, listPlaceholders, splitPrompt } from "./prompt-text.ts";
import type { Prompt, PromptGroup } from "./toolkit.ts";

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

  it("read as words", () => expect(formatPlaceholder("error_message")).toBe("error message"));
});

describe("downloads", () => {
  const prompt = (slug: string): Prompt => ({
    slug,
    title: `Title of ${slug}`,
    when: "You test.",
    prompt: "Explain {code}.\n\nStop after one page.\n",
    good: "A page.",
    level: "Beginner",
    course: { slug: "core-java", title: "Core Java" },
  });
  const groups: PromptGroup[] = [
    { slug: "test", title: "Test", summary: "Tests.", prompts: [prompt("a"), prompt("b")] },
    { slug: "read", title: "Read", summary: "Reads.", prompts: [prompt("c")] },
  ];

  it("hold every prompt once, as Markdown and as JSON", () => {
    const markdown = formatPromptsMarkdown(groups, "Zero Academy");
    expect(markdown.match(/^### .*/gm)).toEqual(["### Title of a", "### Title of b", "### Title of c"]);
    expect(markdown.match(/^## .*/gm)).toEqual(["## Test", "## Read"]);
    const json = JSON.parse(formatPromptsJson(groups));
    expect(json.groups.flatMap((group: PromptGroup) => group.prompts)).toMatchObject([
      { slug: "a", course: "core-java" },
      { slug: "b" },
      { slug: "c" },
    ]);
  });

  it("keep a prompt word for word in a fenced block", () => {
    expect(formatPromptsMarkdown(groups, "Zero Academy")).toContain(
      "```text\nExplain {code}.\n\nStop after one page.\n```",
    );
  });
});
