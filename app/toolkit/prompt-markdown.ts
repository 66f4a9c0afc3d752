import { escapeMarkdown, fenceCode } from "#app/content/escape-markdown.ts";

/** The texts of a prompt; the course is empty if no course is related. */
export type PromptTexts = Record<
  "slug" | "title" | "when" | "prompt" | "good" | "level" | "course" | "url",
  string
>;

/** The texts of a group and of its prompts. */
export type GroupTexts = { title: string; summary: string; prompts: PromptTexts[] };

/** A group of prompts as Markdown, its heading at level 2, each prompt unchanged in a fenced block. */
export function formatGroupMarkdown(group: GroupTexts): string {
  const entries = group.prompts.map(({ title, when, prompt, good, level, course, url }) => {
    return `### ${escapeMarkdown(title)}

*When:* ${escapeMarkdown(when)}

${fenceCode(prompt, "text")}

*A good answer:* ${escapeMarkdown(good)}

*Level:* ${level}.${course ? ` *Related course:* ${escapeMarkdown(course)}.` : ""} [Address](${url})
`;
  });
  return [`## ${escapeMarkdown(group.title)}\n\n${escapeMarkdown(group.summary)}\n`, ...entries].join("\n");
}
