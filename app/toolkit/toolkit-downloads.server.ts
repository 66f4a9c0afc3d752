import { getPromptPath } from "#app/content/addresses.ts";
import type { Site } from "#app/content/site-schema.server.ts";
import { getAbsoluteUrl } from "#app/seo/page-metadata.ts";
import { escapeMarkdown, formatGroupMarkdown } from "./prompt-markdown.ts";
import { listPlaceholders } from "./prompt-text.ts";
import type { PromptGroup } from "./toolkit.ts";

/** What the files say of the site: its name, its address and the licence. */
type Publisher = {
  identity: Pick<Site["identity"], "name" | "origin">;
  licence: Pick<Site["licence"], "name" | "url">;
};

/** All prompts as one Markdown file. */
export const formatPromptsMarkdown = (
  groups: PromptGroup[],
  { identity, licence: { name, url } }: Publisher,
): string =>
  [
    `# Prompts of the ${escapeMarkdown(identity.name)} toolkit\n\nLicence: [${escapeMarkdown(name)}](${url})\n`,
    ...groups.map(({ slug, title, summary, prompts }) =>
      formatGroupMarkdown({
        title,
        summary,
        prompts: prompts.map((prompt) => ({
          ...prompt,
          course: prompt.course?.title ?? "",
          url: getAbsoluteUrl(identity.origin, getPromptPath(slug, prompt.slug)),
        })),
      }),
    ),
  ].join("\n");

/** All prompts as JSON: version 2, slugs and addresses are stable. */
export function formatPromptsJson(groups: PromptGroup[], { identity, licence }: Publisher): string {
  const json = {
    version: 2,
    license: { name: licence.name, url: licence.url },
    groups: groups.map(({ prompts, meta: _, ...group }) => ({
      ...group,
      prompts: prompts.map(({ course, placeholders, ...prompt }) => ({
        ...prompt,
        url: getAbsoluteUrl(identity.origin, getPromptPath(group.slug, prompt.slug)),
        ...(course ? { course: course.slug } : {}),
        placeholders: listPlaceholders(prompt.prompt),
        labels: placeholders,
      })),
    })),
  };
  return `${JSON.stringify(json, null, 2)}\n`;
}
