import { content } from "../support/site.ts";

/** The words of the pages. */
export const words = content.pages["dev-toolkit"];

/** Every prompt, with its group. */
export const PROMPTS = content.toolkit.groups.flatMap((group) =>
  group.prompts.map((prompt) => ({ ...prompt, group })),
);

/** Every day of the roadmap. */
export const DAYS = content.toolkit.phases.flatMap(({ days }) => days);

/** The first of some entries. @throws Error when there is none. */
export function first<Entry>(entries: Entry[]): Entry {
  const [entry] = entries;
  if (!entry) throw new Error("The toolkit has no such entry.");
  return entry;
}

/** The names of a prompt's placeholders. */
export const listNames = ({ prompt }: { prompt: string }): string[] => [
  ...new Set([...prompt.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "")),
];

/** The first prompt of the first group. */
export const PROMPT = first(PROMPTS);

/** A prompt with a placeholder of its own and the shared one of the language, if there is one. */
export const MIXED = PROMPTS.map((prompt) => ({ prompt, names: listNames(prompt) }))
  .filter(({ names }) => names.includes("language"))
  .flatMap(({ prompt, names }) => {
    const own = names.find((name) => name in prompt.placeholders);
    return own ? [{ prompt, own, label: prompt.placeholders[own]?.label ?? "" }] : [];
  })
  .slice(0, 1);

/** The last prompt of the last group. */
export const LAST = first(PROMPTS.toReversed());
