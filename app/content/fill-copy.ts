/** Values of the names that texts may hold in braces, such as {prompts}. */
export type NameValues = Record<string, string | number>;

/** Escapes {{name}}, and names in braces. */
const NAMES = /\{\{\w+\}\}|\{([A-Za-z_]\w*)\}/g;

/** The names in braces of a text. */
export const listNames = (text: string): string[] =>
  text.includes("{") ? Array.from(text.matchAll(NAMES)).flatMap(([, name]) => name ?? []) : [];

/** Replaces every {name} of a text by its value. A name without a value stays, as do escapes. */
export const fillText = (text: string, values: NameValues): string =>
  text.includes("{")
    ? text.replace(NAMES, (whole, name?: string) =>
        name !== undefined && Object.hasOwn(values, name) ? String(values[name]) : whole,
      )
    : text;

/** Turns every escape {{name}} into {name}. The last step: a result must not be filled in again. */
export const unescapeText = (text: string): string =>
  text.includes("{{")
    ? text.replace(NAMES, (whole) => (whole.startsWith("{{") ? whole.slice(1, -1) : whole))
    : text;

/** Fills in the names of every text in a value whose values are known only when a page is rendered. The last step. */
export const fillCopy = <T>(copy: T, values: NameValues): T =>
  mapCopy(copy, (text) => unescapeText(fillText(text, values)));

/** Fills in names of every text in a value. Escapes stay, because `fillCopy` fills in further names later. */
export const fillNames = <T>(copy: T, values: NameValues): T =>
  mapCopy(copy, (text) => fillText(text, values));

function mapCopy<T>(copy: T, change: (text: string) => string): T {
  if (typeof copy === "string") return change(copy) as T;
  if (typeof copy !== "object" || copy === null) return copy;
  if (Array.isArray(copy)) return copy.map((entry) => mapCopy(entry, change)) as T;
  return Object.fromEntries(Object.entries(copy).map(([key, value]) => [key, mapCopy(value, change)])) as T;
}
