import { listPlaceholders } from "./prompt-text.ts";
import type { PromptGroup } from "./toolkit.ts";

/** A group of prompts as Markdown, its heading at level 2. */
export function formatGroupMarkdown({ title, summary, prompts }: PromptGroup): string {
  const entries = prompts.map(
    (prompt) => `### ${prompt.title}

*When:* ${prompt.when}

\`\`\`text
${prompt.prompt.trimEnd()}
\`\`\`

*A good answer:* ${prompt.good}

*Level:* ${prompt.level}. *Taught in:* ${prompt.course.title}.
`,
  );
  return [`## ${title}\n\n${summary}\n`, ...entries].join("\n");
}

/** All prompts as one Markdown file. */
export const formatPromptsMarkdown = (groups: PromptGroup[], academy: string): string =>
  [`# Prompts of the ${academy} toolkit\n`, ...groups.map(formatGroupMarkdown)].join("\n");

/** All prompts as JSON: version 1, slugs are stable. */
export function formatPromptsJson(groups: PromptGroup[]): string {
  const json = {
    version: 1,
    groups: groups.map(({ slug, title, summary, prompts }) => ({
      slug,
      title,
      summary,
      prompts: prompts.map((prompt) => ({
        ...prompt,
        course: prompt.course.slug,
        placeholders: listPlaceholders(prompt.prompt),
      })),
    })),
  };
  return `${JSON.stringify(json, null, 2)}\n`;
}
