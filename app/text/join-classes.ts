/** The class attribute of an element, from the names that it has; undefined where it has none. */
export const joinClasses = (...names: (string | false | undefined)[]): string | undefined =>
  names.filter(Boolean).join(" ") || undefined;
