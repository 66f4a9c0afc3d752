/** Values of the names that texts may hold in braces, such as {prompts}. */
export type NameValues = Record<string, string | number>;

/** Escapes {{name}}, and names in braces. */
const NAMES = /\{\{\w+\}\}|\{([A-Za-z_]\w*)\}/g;

/** The names in braces of a text. */
export const listNames = (text: string): string[] =>
  text.includes("{") ? Array.from(text.matchAll(NAMES)).flatMap(([, name]) => name ?? []) : [];

/** A brace next to a word, without the other one of the two. */
const HALF_NAMES = /\{([A-Za-z_]\w*)(?![^{]*\})|(?<!\{[^{}]*)\b([A-Za-z_]\w*)\}/g;

/** The names of a text that lack one of their braces, each as it is found there. */
export const listHalfNames = (text: string): { name: string; found: string }[] =>
  /[{}]/.test(text)
    ? Array.from(text.matchAll(HALF_NAMES), ([half, opened, closed]) =>
        opened === undefined
          ? { name: closed ?? "", found: `${half} without the brace before it` }
          : { name: opened, found: `${half} without the brace after it` },
      )
    : [];

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

/**
 * Fills in every text of a value, with names that are known only when a page is rendered. The last step: no escapes are
 * left.
 */
export const fillWords = <T>(words: T, values: NameValues): T =>
  mapTexts(words, (text) => unescapeText(fillText(text, values)));

/** Fills in names in every text of a value. Escapes stay, because `fillWords` fills in further names later. */
export const fillKeepingEscapes = <T>(words: T, values: NameValues): T =>
  mapTexts(words, (text) => fillText(text, values));

function mapTexts<T>(value: T, change: (text: string) => string): T {
  if (typeof value === "string") return change(value) as T;
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((part) => mapTexts(part, change)) as T;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, mapTexts(part, change)])) as T;
}
