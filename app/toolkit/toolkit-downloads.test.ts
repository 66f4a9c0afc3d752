import { describe, expect, it } from "vitest";
import type { Prompt, PromptGroup } from "./toolkit.ts";
import { formatPromptsMarkdown, getPromptsJson, listPromptTexts } from "./toolkit-downloads.server.ts";

const prompt = (slug: string, text: string): Prompt => ({
  slug,
  title: `Title of *${slug}*`,
  when: "A <b> [link].",
  prompt: text,
  placeholders: { code: { label: "Code", example: "a function" } },
  good: "1 | 2.",
  level: "Beginner",
});
const group = (slug: string, title: string, prompts: Prompt[]): PromptGroup => ({
  ...{ slug, title, summary: `${title}s.`, prompts },
  meta: { title: "Prompts", description: "", keywords: [], modified: "2026-11-23" },
  worked: { prompt: "explain", input: {}, answer: "", corrections: [] },
});
const explain: Prompt = {
  ...prompt("explain", "Explain {language}:\n```js\n*{code}*\n```\n"),
  course: { slug: "core-java", title: "Core Java", track: "Foundation" },
};
const groups = [
  group("test", "Test", [explain, prompt("find", "Find {code}.\n")]),
  group("read", "Read", [prompt("c", "Read {code}.")]),
];
const publisher = {
  identity: { name: "Zero Academy", origin: "https://academy.example" },
  licence: { name: "CC BY 4.0", url: "https://licence.example" },
};

it("the Markdown file has every prompt once, unchanged in a fence, with its address and the licence", () => {
  const markdown = formatPromptsMarkdown(groups, publisher);
  expect(markdown).toContain("Licence: [CC BY 4.0](https://licence.example)");
  expect(markdown.match(/^## .*/gm)).toEqual(["## Test", "## Read"]);
  expect(markdown.match(/^### .*/gm)).toEqual(
    ["explain", "find", "c"].map((slug) => `### Title of \\*${slug}\\*`),
  );
  expect(markdown).toContain(
    "A \\<b\\> \\[link\\].\n\n````text\nExplain {language}:\n```js\n*{code}*\n```\n````\n",
  );
  expect(markdown.match(/^\*Level:.*/gm)).toEqual([
    "*Level:* Beginner. *Related course:* Core Java. [Address](https://academy.example/dev-toolkit/test#explain)",
    "*Level:* Beginner. [Address](https://academy.example/dev-toolkit/test#find)",
    "*Level:* Beginner. [Address](https://academy.example/dev-toolkit/read#c)",
  ]);
});

describe("the JSON file", () => {
  const json = getPromptsJson(groups, publisher);
  const prompts = json.groups.flatMap(({ prompts }) => prompts);

  it("has every prompt once, with its placeholders, labels and address, and the licence", () => {
    expect(json.license).toEqual({ name: "CC BY 4.0", url: "https://licence.example" });
    expect(prompts).toMatchObject([
      { slug: "explain", course: "core-java", placeholders: ["language", "code"] },
      { slug: "find", labels: { code: { label: "Code" } } },
      { slug: "c", url: "https://academy.example/dev-toolkit/read#c" },
    ]);
  });

  it("names a course only where there is one", () =>
    expect(prompts.map((one: object) => "course" in one)).toEqual([true, false, false]));
});

it("the texts of a group are what a button copies, and no more", () => {
  const [test = expect.fail("There is no group.")] = groups;
  const { prompts, ...about } = listPromptTexts(test, publisher.identity);
  expect(about).toEqual({ title: "Test", summary: "Tests." });
  expect(prompts[1]).toEqual({
    slug: "find",
    title: "Title of *find*",
    when: "A <b> [link].",
    prompt: "Find {code}.",
    good: "1 | 2.",
    level: "Beginner",
    course: "",
    url: "https://academy.example/dev-toolkit/test#find",
  });
});
