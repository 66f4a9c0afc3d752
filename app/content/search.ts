/** The text that a search looks in. */
export const joinWords = (...texts: string[]): string => texts.join("\n").toLowerCase();

/** A predicate for a search: without the spaces at its ends it is a part of the text, which `joinWords` has made. */
export function createSearch(search: string): (text: string) => boolean {
  const needle = search.trim().toLowerCase();
  return (text) => text.includes(needle);
}
