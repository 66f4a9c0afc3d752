/** Counts that the copy may name in braces, such as {prompts}. */
export type Counts = Record<string, string | number>;

/** A copy of some page copy with every {name} replaced by its count; a name without a count stays as it is. */
export function fillCounts<T>(copy: T, counts: Counts): T {
  if (typeof copy === "string") {
    return copy.replace(/\{(\w+)\}/g, (whole, name: string) => String(counts[name] ?? whole)) as T;
  }
  if (Array.isArray(copy)) return copy.map((entry) => fillCounts(entry, counts)) as T;
  if (typeof copy !== "object" || copy === null) return copy;
  return Object.fromEntries(
    Object.entries(copy).map(([key, value]) => [key, fillCounts(value, counts)]),
  ) as T;
}
