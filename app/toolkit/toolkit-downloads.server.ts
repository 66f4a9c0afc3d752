import { getPromptPath } from "#app/academy/addresses.ts";
import type { Site } from "#app/academy/site-schema.server.ts";
import { escapeMarkdown, fenceCode } from "#app/seo/escape-markdown.ts";
import { getAbsoluteUrl } from "#app/seo/page-metadata.ts";
import type { CalendarDay } from "./calendar-file.ts";
import type { PromptTexts } from "./prompt-copy.ts";
import { listPlaceholders, unescapePrompt } from "./prompt-text.ts";
import type { PromptGroup, Toolkit } from "./toolkit.ts";

type Identity = Pick<Site["identity"], "name" | "origin">;

/** The site in the files: its name, its address and the licence. */
type Publisher = { identity: Identity; licence: Pick<Site["licence"], "name" | "url"> };

/** All prompts as one Markdown file. */
export const formatPromptsMarkdown = (
  groups: PromptGroup[],
  { identity, licence: { name, url } }: Publisher,
): string =>
  [
    `# Prompts of the ${escapeMarkdown(identity.name)} toolkit\n\nLicence: [${escapeMarkdown(name)}](${url})\n`,
    ...groups.map((group) => formatGroup(group, identity.origin)),
  ].join("\n");

/** A group of prompts as Markdown, each prompt unchanged in a fenced block. */
function formatGroup({ slug: group, title, summary, prompts }: PromptGroup, origin: string): string {
  const entries = prompts.map(({ slug, title, when, prompt, good, level, course }) => {
    const url = getAbsoluteUrl(origin, getPromptPath(group, slug));
    return `### ${escapeMarkdown(title)}

*Use it when:* ${escapeMarkdown(when)}

${fenceCode(unescapePrompt(prompt).trimEnd(), "text")}

*A good answer:* ${escapeMarkdown(good)}

*Level:* ${level}.${course ? ` *Related course:* ${escapeMarkdown(course.title)}.` : ""} [Address](${url})
`;
  });
  return [`## ${escapeMarkdown(title)}\n\n${escapeMarkdown(summary)}\n`, ...entries].join("\n");
}

/** The texts of a group's prompts, as buttons copy them. */
export const listPromptTexts = ({ prompts }: Pick<PromptGroup, "prompts">): PromptTexts =>
  Object.fromEntries(prompts.map(({ slug, title, prompt }) => [slug, { title, prompt: prompt.trimEnd() }]));

/** The days of the roadmap as its calendar needs them. */
export const listCalendarDays = ({ phases }: Pick<Toolkit, "phases">): CalendarDay[] =>
  phases.flatMap(({ days }) =>
    days.map(({ day, title, task, result, minutes }) => ({ day, title, task, result, minutes })),
  );

/** All prompts as JSON: version 2, slugs and addresses are stable. */
export const getPromptsJson = (groups: PromptGroup[], { identity, licence }: Publisher) => ({
  version: 2,
  license: { name: licence.name, url: licence.url },
  groups: groups.map(({ prompts, meta: _, ...group }) => ({
    ...group,
    // The keys keep their order, so that a copy from yesterday differs only in what has changed.
    prompts: prompts.map(({ title, course, placeholders, ...prompt }) => ({
      ...prompt,
      prompt: unescapePrompt(prompt.prompt),
      title,
      url: getAbsoluteUrl(identity.origin, getPromptPath(group.slug, prompt.slug)),
      ...(course ? { course: course.slug } : {}),
      placeholders: listPlaceholders(prompt.prompt),
      labels: placeholders,
    })),
  })),
});
