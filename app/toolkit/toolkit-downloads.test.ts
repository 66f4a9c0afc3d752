import { load } from "js-yaml";
import { describe, expect, it } from "vitest";
import { formatGroupMarkdown } from "./prompt-markdown.ts";
import type { Prompt, PromptGroup } from "./toolkit.ts";
import { formatPromptsJson, formatPromptsMarkdown, writeAssistantFiles } from "./toolkit-downloads.server.ts";

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

const shared = {
  language: field("Language"),
  framework: field("Framework"),
  test_framework: field("Test framework"),
  cloud_provider: field("Cloud"),
  level: field("Level"),
};
const files = Object.entries(writeAssistantFiles([group("test", "Test", prompts)], shared));

/** The front matter and the text of a file. */
function read(path: string) {
  const text = files.find(([name]) => name === path)?.[1] ?? expect.fail(`${path} is missing`);
  const [, front, body] =
    /^---\n([\s\S]*?)\n---\n\n([\s\S]*)$/.exec(text) ?? expect.fail(`${path} has no front matter`);
  return { front: load(front ?? "") as Record<string, unknown>, body: body ?? "" };
}

describe("the files for assistants", () => {
  it("has one file for each prompt and assistant, where the assistant looks for it", () => {
    expect(files.map(([path]) => path)).toEqual([
      ...prompts.map(({ slug }) => `claude-code/.claude/skills/${slug}/SKILL.md`),
      ...prompts.map(({ slug }) => `github-copilot/.github/prompts/${slug}.prompt.md`),
      ...prompts.map(({ slug }) => `cursor/.cursor/skills/${slug}/SKILL.md`),
    ]);
  });

  it("names each prompt and says when to use it, whatever its words", () => {
    for (const [path] of files) {
      const { front } = read(path);
      const expected = prompts.find(({ slug }) => path.includes(slug));
      expect(front).toMatchObject({ name: expected?.slug, description: expected?.when });
    }
  });

  it("gives Claude Code its placeholders as arguments, in order, and lets only people call it", () => {
    const { front, body } = read("claude-code/.claude/skills/explain-code/SKILL.md");
    expect(front).toMatchObject({
      arguments: ["language", "code"],
      "argument-hint": "[language] [code]",
      "disable-model-invocation": true,
    });
    expect(body).toContain("Explain this in $language.\n\n<code>\n$code\n</code>\n\nStop after $code.");
    expect(body).toContain("- code: $code (Code: the function; such as: an example of Code: the function)");
    expect(body).not.toMatch(/\{\w+\}/);
  });

  it("gives VS Code its placeholders as inputs, each with its label", () => {
    const { body } = read("github-copilot/.github/prompts/explain-code.prompt.md");
    expect(body.trimEnd()).toBe(
      // biome-ignore lint/suspicious/noTemplateCurlyInString: VS Code fills these in
      "Explain this in ${input:language:Language}.\n\n<code>\n${input:code:Code: the function}\n</code>\n\nStop after ${input:code:Code: the function}.",
    );
  });

  it("lets Cursor ask for its placeholders", () => {
    const { front, body } = read("cursor/.cursor/skills/find-a-bug/SKILL.md");
    expect(front["disable-model-invocation"]).toBe(true);
    expect(body).toContain("Find the bug in {code}.\n\n---\n\n");
    expect(body).toContain("- code: {code} (Code: the function");
  });

  it("is not made of a prompt with a placeholder that nobody has named", () => {
    const odd = group("odd", "Odd", [prompt("odd", "Say {thing}.")]);
    expect(() => writeAssistantFiles([odd], shared)).toThrow("The placeholder thing of odd has no label.");
  });
});

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
