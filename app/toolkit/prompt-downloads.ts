import { escapeMarkdown, formatGroupMarkdown } from "./prompt-markdown.ts";
import { listPlaceholders } from "./prompt-text.ts";
import type { PromptGroup } from "./toolkit.ts";

/** Address of the labels and examples of all placeholders, which the page loads when a prompt is opened. */
export const PLACEHOLDERS_PATH = "/dev-toolkit/placeholders.json";

/** Labels of placeholders, by the slug of their prompt and by their name. */
export type PlaceholderLabels = Record<string, Record<string, { label: string; example: string }>>;

/** All prompts as one Markdown file. */
export const formatPromptsMarkdown = (groups: PromptGroup[], academy: string): string =>
  [
    `# Prompts of the ${escapeMarkdown(academy)} toolkit\n`,
    ...groups.map(({ title, summary, prompts }) =>
      formatGroupMarkdown({
        title,
        summary,
        prompts: prompts.map((prompt) => ({ ...prompt, course: prompt.course?.title ?? "" })),
      }),
    ),
  ].join("\n");

/** All prompts as JSON: version 2, slugs are stable. */
export function formatPromptsJson(groups: PromptGroup[]): string {
  const json = {
    version: 2,
    groups: groups.map(({ prompts, ...group }) => ({
      ...group,
      prompts: prompts.map(({ course, placeholders, ...prompt }) => ({
        ...prompt,
        ...(course ? { course: course.slug } : {}),
        placeholders: listPlaceholders(prompt.prompt),
        labels: placeholders,
      })),
    })),
  };
  return `${JSON.stringify(json, null, 2)}\n`;
}

/** The labels of all placeholders that belong to one prompt. */
export const formatPlaceholderLabels = (groups: PromptGroup[]): string =>
  JSON.stringify(
    Object.fromEntries(
      groups.flatMap(({ prompts }) => prompts.map(({ slug, placeholders }) => [slug, placeholders])),
    ) satisfies PlaceholderLabels,
  );
