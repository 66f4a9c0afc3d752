import { isFiltering } from "#app/ui/filter.ts";
import { FACETS } from "./course-filter.ts";

/** The inline script before a list with a filter: marks the page whose address filters, before the list is painted. */
// The filter of the toolkit has no further fields or choices.
if (isFiltering(FACETS, new URLSearchParams(location.search))) document.documentElement.dataset.filtered = "";
