import { getPromptPath } from "#app/content/addresses.ts";
import { escapeMarkdown } from "#app/content/escape-markdown.ts";
import type { Site } from "#app/content/site-schema.server.ts";
import { getAbsoluteUrl } from "#app/seo/page-metadata.ts";
import type { CalendarDay } from "./calendar-file.ts";
import { formatGroupMarkdown, type GroupTexts } from "./prompt-markdown.ts";
import { listPlaceholders } from "./prompt-text.ts";
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
    ...groups.map((group) => formatGroupMarkdown(listPromptTexts(group, identity))),
  ].join("\n");

/** The texts of a group's prompts. */
export const listPromptTexts = (
  { slug, title, summary, prompts }: PromptGroup,
  { origin }: Pick<Identity, "origin">,
): GroupTexts => ({
  title,
  summary,
  prompts: prompts.map((prompt) => ({
    slug: prompt.slug,
    title: prompt.title,
    when: prompt.when,
    prompt: prompt.prompt.trimEnd(),
    good: prompt.good,
    level: prompt.level,
    course: prompt.course?.title ?? "",
    url: getAbsoluteUrl(origin, getPromptPath(slug, prompt.slug)),
  })),
});

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
    prompts: prompts.map(({ course, placeholders, ...prompt }) => ({
      ...prompt,
      url: getAbsoluteUrl(identity.origin, getPromptPath(group.slug, prompt.slug)),
      ...(course ? { course: course.slug } : {}),
      placeholders: listPlaceholders(prompt.prompt),
      labels: placeholders,
    })),
  })),
});
