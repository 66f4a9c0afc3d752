/** What the font of share images has no letter for; a test holds it against the font. */
const UNDRAWN =
  /[^\x20-\x7e\u00a0-\u00ff\u0131\u0152\u0153\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u20ac]/gu;

/** The letters of a title that its share image cannot draw, each once. */
export const listUndrawnLetters = (title: string): string[] => [
  ...new Set(title.normalize("NFC").match(UNDRAWN)),
];
