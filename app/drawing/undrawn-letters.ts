/** Characters that the fonts of pictures lack; a test compares the range with the fonts. */
const UNDRAWN =
  /[^\x20-\x7e\u00a0-\u00ff\u0131\u0152\u0153\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u20ac\u20b9]/gu;

/** The characters of a text that pictures cannot draw, each once. */
export const listUndrawnLetters = (text: string): string[] => [
  ...new Set(text.normalize("NFC").match(UNDRAWN)),
];

/** Whether pictures can draw a text of the content; one that they cannot is left out. */
export const canDraw = (text: string): boolean => listUndrawnLetters(text).length === 0;
