import { isFiltering } from "./filter.ts";

/** The inline script before a list: marks a page whose address filters the list, before that is painted. */
const { facets = "[]" } = document.currentScript?.dataset ?? {};
if (isFiltering(JSON.parse(facets), new URLSearchParams(location.search)))
  document.documentElement.dataset.filtered = "";
