/** Ids of the catalogue's parts. */
export const CATALOGUE = {
  search: "course-search",
  count: "course-count",
  empty: "course-empty",
  list: "course-list",
  rows: "course-rows",
} as const;
