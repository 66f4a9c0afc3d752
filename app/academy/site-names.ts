/** The figures that every text may hold by their names: the content proves them. */
export const FIGURE_NAMES = [
  "count",
  "weeks",
  "sessions",
  "prompts",
  "promptsClaim",
  "days",
  "hours",
] as const;

/** The names in braces that every text may hold; their values follow from the content. */
export const SITE_NAMES = ["name", "parent", "tools", "chatApp", ...FIGURE_NAMES] as const;
