/** Values of the names that copy may hold in braces, such as {prompts}. */
export type CopyValues = Record<string, string | number>;

/** Code in Markdown, in which nothing is filled in. */
const CODE_SPAN = "`[^`]*`";

const NAMES = new RegExp(`${CODE_SPAN}|\\{\\{\\w+\\}\\}|\\{(\\w+)\\}`, "g");
const ESCAPES = new RegExp(`${CODE_SPAN}|\\{\\{(\\w+)\\}\\}`, "g");

/**
 * Replaces every {name} in page copy by its value. A name without a value stays as it is, and so do code spans and the
 * escape `{{name}}`, which `unescapeBraces` turns into {name} once everything is filled in.
 * @param isCode Whether the text at a path is code, in which nothing is filled in.
 */
export const fillCopy = <T>(copy: T, values: CopyValues, isCode?: (path: PropertyKey[]) => boolean): T =>
  mapTexts(copy, [], (text, path) =>
    isCode?.(path)
      ? text
      : text.replace(NAMES, (whole, name?: string) =>
          name !== undefined && Object.hasOwn(values, name) ? String(values[name]) : whole,
        ),
  );

/** Turns every escape `{{name}}` into {name}. The last step: a result must not be filled in again. */
export const unescapeBraces = <T>(copy: T, isCode?: (path: PropertyKey[]) => boolean): T =>
  mapTexts(copy, [], (text, path) =>
    isCode?.(path) ? text : text.replace(ESCAPES, (whole, name?: string) => (name ? `{${name}}` : whole)),
  );

/** Copies a value; `change` gets each text in it that has a brace. */
function mapTexts<T>(copy: T, path: PropertyKey[], change: (text: string, path: PropertyKey[]) => string): T {
  if (typeof copy === "string") return (copy.includes("{") ? change(copy, path) : copy) as T;
  if (typeof copy !== "object" || copy === null) return copy;
  const map = ([key, value]: [PropertyKey, unknown]) => {
    path.push(key);
    const mapped = mapTexts(value, path, change);
    path.pop();
    return mapped;
  };
  if (Array.isArray(copy)) return [...copy.entries()].map(map) as T;
  return Object.fromEntries(Object.entries(copy).map(([key, value]) => [key, map([key, value])])) as T;
}
