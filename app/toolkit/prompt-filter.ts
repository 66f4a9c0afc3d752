import { PROMPT_LEVELS } from "#app/academy/tracks.ts";
import { ALL, createFilter, type Filter } from "#app/ui/filter.ts";

/** The filters of the prompts. */
export const PROMPT_FACETS = [{ field: "level", choices: [ALL, ...PROMPT_LEVELS] }] as const;

/** Search and level that the visitor has chosen. */
export type PromptFilter = Filter<"level">;

/** How the prompts are filtered: they have every word of the search, in any order. */
export const PROMPT_FILTER = /* @__PURE__ */ createFilter<"level">(PROMPT_FACETS, (search) =>
  search.split(/\s+/),
);
