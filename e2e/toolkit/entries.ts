import { content } from "../site.ts";

/** The groups of prompts, and the phases of the roadmap. */
export const { groups, phases } = content.toolkit;

/** What the page says around them. */
export const copy = content.pages["dev-toolkit"];

/** Every prompt, with its group. */
export const PROMPTS = groups.flatMap((group) => group.prompts.map((prompt) => ({ ...prompt, group })));

/** Every day of the roadmap. */
export const DAYS = phases.flatMap(({ days }) => days);

function need<Entry>(entry: Entry | undefined): Entry {
  if (!entry) throw new Error("The toolkit has no prompts.");
  return entry;
}

/** The first prompt of the list. */
export const FIRST = need(PROMPTS[0]);

/** The prompt after it. */
export const SECOND = need(PROMPTS[1]);

/** The last prompt of the list. */
export const LAST = need(PROMPTS.at(-1));

/** A group that LAST is not in. */
export const GROUP = need(groups[0]);

/** Two words of a prompt. */
export const WORDS = (`${FIRST.title} ${FIRST.when}`.match(/[a-z]{4,}/gi) ?? []).slice(0, 2);
