/** The placeholders that mean the same in every prompt: filled in once. All others belong to their prompt. */
const SHARED_PLACEHOLDERS = ["language", "framework", "test_framework", "cloud_provider", "level"] as const;

/** The name of a shared placeholder. */
export type SharedPlaceholder = (typeof SHARED_PLACEHOLDERS)[number];

/** Whether a placeholder is shared. */
export const isShared = (name: string): name is SharedPlaceholder =>
  SHARED_PLACEHOLDERS.some((shared) => shared === name);
