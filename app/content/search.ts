/** The text that a search looks in; the page has it in `data-search` attributes. */
export const joinWords = (...texts: string[]): string => texts.join("\n");

/** A predicate for a search: without the spaces at its ends it is a part of the text, in any case. */
export function createSearch(search: string): (text: string) => boolean {
  const needle = search.trim().toLowerCase();
  return (text) => text.toLowerCase().includes(needle);
}
