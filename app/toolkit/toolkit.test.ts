import { describe, expect, it } from "vitest";
import { loadSiteContent } from "#app/site/site-content.server.ts";
import { findNearDuplicates } from "./near-duplicates.server.ts";
import { formatGroupMarkdown, formatPromptsJson, formatPromptsMarkdown } from "./prompt-downloads.ts";
import { fillPrompt, formatPlaceholder, listPlaceholders, splitPrompt } from "./prompt-text.ts";

const { toolkit } = loadSiteContent("content");
const prompts = toolkit.groups.flatMap((group) => group.prompts);
const days = toolkit.phases.flatMap((phase) => phase.days);

describe("the content of the toolkit (R14)", () => {
  it("has at least 200 prompts in sixteen groups, with placeholders, at three levels", () => {
    expect(prompts.length).toBeGreaterThanOrEqual(200);
    expect(toolkit.groups).toHaveLength(16);
    expect(new Set(prompts.map(({ slug }) => slug)).size).toBe(prompts.length);
    expect(new Set(prompts.map(({ title }) => title)).size).toBe(prompts.length);
    for (const { prompt } of prompts) expect(listPlaceholders(prompt)).not.toHaveLength(0);
    for (const level of ["Beginner", "Intermediate", "Advanced"])
      expect(prompts.filter((prompt) => prompt.level === level).length).toBeGreaterThan(20);
  });

  it("has no filler", () => {
    for (const { slug, prompt } of prompts)
      expect(prompt, slug).not.toMatch(/act as an? (expert|senior)|you are an? (expert|senior|world)/i);
  });

  it("has ninety days in three phases of the tracks, each week but the last two days with its review", () => {
    expect(toolkit.phases.map(({ track, days: { length } }) => [track, length])).toEqual([
      ["Foundation", 30],
      ["AI-Powered", 30],
      ["Continuous Learning", 30],
    ]);
    expect(days.map(({ day }) => day)).toEqual(Array.from({ length: 90 }, (_, index) => index + 1));
    for (const phase of toolkit.phases) {
      const first = phase.days[0]?.day ?? 0;
      expect(phase.days.filter(({ review }) => review).map(({ day }) => day - first + 1)).toEqual([
        7, 14, 21, 28,
      ]);
    }
  });

  it("links the days to prompts and courses", () => {
    expect(days.filter((day) => day.prompts.length > 0)).toHaveLength(90);
    expect(days.filter((day) => day.course).length).toBeGreaterThan(30);
  });
});

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

  it("take values with dollar signs and braces as they are", () => {
    expect(fillPrompt("{code}", { code: "$& {language}" })).toBe("$& {language}");
  });

  it("read as words", () => expect(formatPlaceholder("error_message")).toBe("error message"));
});

describe("downloads", () => {
  it("hold every prompt once, as Markdown and as JSON", () => {
    const markdown = formatPromptsMarkdown(toolkit.groups, "Zero Academy");
    expect(markdown.match(/^### /gm)).toHaveLength(prompts.length);
    expect(markdown.match(/^## /gm)).toHaveLength(toolkit.groups.length);
    const json = JSON.parse(formatPromptsJson(toolkit.groups));
    const all = json.groups.flatMap((group: { prompts: { slug: string }[] }) => group.prompts);
    expect(all.map(({ slug }: { slug: string }) => slug)).toEqual(prompts.map(({ slug }) => slug));
  });

  it("keep a prompt word for word in a fenced block", () => {
    const [group] = toolkit.groups;
    const [prompt] = group?.prompts ?? [];
    if (!group || !prompt) throw new Error("There is no prompt.");
    expect(formatGroupMarkdown(group)).toContain(`\`\`\`text\n${prompt.prompt.trimEnd()}\n\`\`\``);
  });
});
