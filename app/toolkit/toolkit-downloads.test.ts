import { describe, expect, it } from "vitest";
import { formatGroupMarkdown } from "./prompt-markdown.ts";
import type { Prompt, PromptGroup } from "./toolkit.ts";
import { formatPromptsJson, formatPromptsMarkdown } from "./toolkit-downloads.server.ts";

const field = (label: string) => ({ label, example: `an example of ${label}` });
const prompt = (slug: string, text: string): Prompt => ({
  slug,
  title: `Title of ${slug}`,
  when: `You say: "it's" #1, with 'quotes': and ${slug}.`,
  prompt: text,
  placeholders: { code: field("Code: the function") },
  good: "A page.",
  level: "Beginner",
  course: { slug: "core-java", title: "Core Java", track: "Foundation" },
});
const group = (slug: string, title: string, prompts: Prompt[]): PromptGroup => ({
  ...{ slug, title, summary: `${title}s.`, prompts },
  meta: { title: "Prompts", description: "", keywords: [], modified: "2026-11-23" },
  worked: { prompt: "explain-code", input: {}, answer: "", corrections: [] },
});
const explain = prompt(
  "explain-code",
  "Explain this in {language}.\n\n<code>\n{code}\n</code>\n\nStop after {code}.\n",
);
const prompts = [explain, prompt("find-a-bug", "Find the bug in {code}.\n")];

describe("downloads", () => {
  const groups = [group("test", "Test", prompts), group("read", "Read", [prompt("c", "Read {code}.")])];
  const publisher = {
    identity: { name: "Zero Academy", origin: "https://academy.example" },
    licence: { name: "CC BY 4.0", url: "https://licence.example" },
  };

  it("hold every prompt once, as Markdown and as JSON", () => {
    const markdown = formatPromptsMarkdown(groups, publisher);
    expect(markdown.match(/^### .*/gm)).toEqual([
      "### Title of explain-code",
      "### Title of find-a-bug",
      "### Title of c",
    ]);
    expect(markdown.match(/^## .*/gm)).toEqual(["## Test", "## Read"]);
    const json = JSON.parse(formatPromptsJson(groups, publisher));
    expect(json.groups.flatMap((group: PromptGroup) => group.prompts)).toMatchObject([
      { slug: "explain-code", course: "core-java", placeholders: ["language", "code"] },
      { slug: "find-a-bug", labels: { code: { label: "Code: the function" } } },
      { slug: "c" },
    ]);
  });

  it("name a course where there is one, and no other", () => {
    const { course: _, ...alone } = explain;
    const mixed = [group("mixed", "Mixed", [explain, alone])];
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
