import { getPromptPath } from "#app/content/addresses.ts";
import type { Site } from "#app/content/site-schema.server.ts";
import { getAbsoluteUrl } from "#app/seo/page-metadata.ts";
import { escapeMarkdown, formatGroupMarkdown } from "./prompt-markdown.ts";
import { isShared, listPlaceholders, replacePlaceholders } from "./prompt-text.ts";
import type { Prompt, PromptGroup } from "./toolkit.ts";
import type { DevToolkitCopy } from "./toolkit-copy.server.ts";

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

type Field = { name: string; label: string; example: string };
type Licence = Pick<Site["licence"], "name" | "url">;
type SharedFields = DevToolkitCopy["prompts"]["shared"];

/** The path of a prompt's file for an assistant, and how it is written. */
type Format = { path: (slug: string) => string; write: (prompt: Prompt, fields: Field[]) => string };

/** Placeholders as named arguments: `$name`, given after the command in the order of `arguments`. */
const claudeCode: Format = {
  path: (slug) => `claude-code/.claude/skills/${slug}/SKILL.md`,
  write: ({ slug, when, prompt }, fields) =>
    formatFile(
      {
        name: slug,
        description: when,
        "disable-model-invocation": true,
        "argument-hint": fields.map(({ name }) => `[${name}]`).join(" "),
        arguments: fields.map(({ name }) => name),
      },
      replacePlaceholders(prompt, (name) => `$${name}`),
      askFor(fields, (name) => `$${name}`),
    ),
};

/** Placeholders as input variables, which VS Code asks for when the prompt is run. */
const githubCopilot: Format = {
  path: (slug) => `github-copilot/.github/prompts/${slug}.prompt.md`,
  write: ({ slug, when, prompt }, fields) => {
    const labels = new Map(fields.map(({ name, label }) => [name, label]));
    const write = (name: string) => `\${input:${name}:${labels.get(name)}}`;
    return formatFile({ name: slug, description: when }, replacePlaceholders(prompt, write), "");
  },
};

/** Placeholders by their names: Cursor hands over what is typed after the command, and the agent fills it in. */
const cursor: Format = {
  path: (slug) => `cursor/.cursor/skills/${slug}/SKILL.md`,
  write: ({ slug, when, prompt }, fields) =>
    formatFile(
      { name: slug, description: when, "disable-model-invocation": true },
      prompt.trimEnd(),
      askFor(fields, (name) => `{${name}}`),
    ),
};

/** How to install the files, and what one may do with them. */
export const writeReadme = ({ downloads, licence }: DevToolkitCopy, { name, url }: Licence): string =>
  `# ${downloads.title}

${downloads.lead}

${downloads.assistants.map(({ name, how }) => `## ${name}\n\n${how}\n`).join("\n")}
${licence} ${name}, ${url}
`;

/** All prompts as files that assistants read, by their paths: one folder for each assistant. */
export function writeAssistantFiles(groups: PromptGroup[], shared: SharedFields): Record<string, string> {
  const prompts = groups.flatMap((group) => group.prompts);
  const files = [claudeCode, githubCopilot, cursor].flatMap(({ path, write }) =>
    prompts.map((prompt) => {
      const fields = listPlaceholders(prompt.prompt).map((name) => getField(name, prompt, shared));
      return [path(prompt.slug), write(prompt, fields)] as const;
    }),
  );
  return Object.fromEntries(files);
}

function getField(name: string, { slug, placeholders }: Prompt, shared: SharedFields): Field {
  const field = isShared(name) ? shared[name] : placeholders[name];
  if (!field) throw new Error(`The placeholder ${name} of ${slug} has no label.`);
  return { name, ...field };
}

/** YAML front matter (every value as JSON, which is YAML too), the prompt, and what follows it. */
function formatFile(front: Record<string, unknown>, prompt: string, after: string): string {
  const fields = Object.entries(front).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return `---\n${fields.join("\n")}\n---\n\n${[prompt, after].filter(Boolean).join("\n\n")}\n`;
}

/** The values as a list with their meaning, so that the assistant asks for what is missing. */
function askFor(fields: Field[], write: (name: string) => string): string {
  const lines = fields.map(
    ({ name, label, example }) => `- ${name}: ${write(name)} (${label}; such as: ${example})`,
  );
  return `---\n\nValues of this prompt. Ask me for each that is empty or still a name, before you begin:\n\n${lines.join("\n")}`;
}
