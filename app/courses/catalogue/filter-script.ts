import { FACETS } from "#app/courses/facets.ts";
import { markFiltered } from "#app/ui/filter.ts";

/** The inline script before the catalogue. */
markFiltered(FACETS);
