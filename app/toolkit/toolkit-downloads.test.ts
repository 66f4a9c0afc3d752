import { expect, it } from "vitest";
import type { Prompt, PromptGroup } from "./toolkit.ts";
import { formatPromptsMarkdown, getPromptsJson } from "./toolkit-downloads.server.ts";

const prompt = (slug: string, text: string): Prompt => ({
  slug,
  title: `Title of *${slug}*`,
  when: "A <b> [link].",
  prompt: text,
  good: "1 | 2.",
  placeholders: { code: { label: "Code", example: "a function" } },
  level: "Beginner",
});
const group = (slug: string, title: string, prompts: Prompt[]): PromptGroup => ({
  slug,
  title,
  summary: `${title}s.`,
  prompts,
  meta: { title: "Prompts", description: "", keywords: [], modified: "2026-11-23" },
  worked: { title: "A guess", prompt: "explain", input: {}, answer: "", corrections: [] },
});
const explain: Prompt = {
  ...prompt("explain", "Explain {language}:\n```js\n*{code}*\n```\n"),
  course: { slug: "core-java", title: "Core Java", track: "Foundation" },
};
const test = group("test", "Test", [explain, prompt("find", "Find {code}.\n")]);
const groups = [test, group("read", "Read", [prompt("c", "Read {code}.")])];
const publisher = {
  identity: { name: "Zero Academy", origin: "https://academy.example" },
  licence: { name: "CC BY 4.0", url: "https://licence.example" },
};

it("the Markdown file has every prompt once, unchanged, with address and licence", () => {
  const markdown = formatPromptsMarkdown(groups, publisher);
  expect(markdown).toContain("Licence: [CC BY 4.0](https://licence.example)");
  expect(markdown.match(/^##+ .*/gm)).toEqual([
    "## Test",
    "### Title of \\*explain\\*",
    "### Title of \\*find\\*",
    "## Read",
    "### Title of \\*c\\*",
  ]);
  expect(markdown).toContain(
    "A \\<b\\> \\[link\\].\n\n````text\nExplain {language}:\n```js\n*{code}*\n```\n````\n",
  );
  const address = "[Address](https://academy.example/dev-toolkit";
  expect(markdown.match(/^\*Level:.*/gm)).toEqual([
    `*Level:* Beginner. *Related course:* Core Java. ${address}/test#explain)`,
    `*Level:* Beginner. ${address}/test#find)`,
    `*Level:* Beginner. ${address}/read#c)`,
  ]);
});

it("the JSON file has every prompt once, with all of its facts, and the licence", () => {
  const json = getPromptsJson(groups, publisher);
  const prompts = json.groups.flatMap((one) => one.prompts);
  expect(json.license).toEqual({ name: "CC BY 4.0", url: "https://licence.example" });
  expect(prompts).toMatchObject([
    { slug: "explain", course: "core-java", placeholders: ["language", "code"] },
    { slug: "find", labels: { code: { label: "Code" } } },
    { slug: "c", url: "https://academy.example/dev-toolkit/read#c" },
  ]);
  expect(prompts.map((one) => "course" in one)).toEqual([true, false, false]);
});
