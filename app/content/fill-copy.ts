/** What the copy may name in braces, such as {prompts}. */
export type CopyValues = Record<string, string | number>;

/** A copy of some page copy with every {name} replaced by its value; a name without a value stays as it is. */
export function fillCopy<T>(copy: T, values: CopyValues): T {
  if (typeof copy === "string") {
    if (!copy.includes("{")) return copy;
    return copy.replace(/\{(\w+)\}/g, (whole, name: string) =>
      Object.hasOwn(values, name) ? String(values[name]) : whole,
    ) as T;
  }
  if (Array.isArray(copy)) return copy.map((entry) => fillCopy(entry, values)) as T;
  if (typeof copy !== "object" || copy === null) return copy;
  return Object.fromEntries(Object.entries(copy).map(([key, value]) => [key, fillCopy(value, values)])) as T;
}
