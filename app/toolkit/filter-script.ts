import { markFiltered } from "#app/ui/filter.ts";
import { PROMPT_FACETS } from "./prompt-filter.ts";

/** The inline script before the prompts. */
markFiltered(PROMPT_FACETS);
