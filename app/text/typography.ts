/** Whether a mark after this character opens a quotation; after all others it closes one, or is an apostrophe. */
const OPENS = /^$|[\s([{\u2013\u2014/]/;

/** An apostrophe that is one in code too: within a contraction, or a possessive. */
const APOSTROPHE = /(?<=\p{L})'(?=(?:s|t|ll|re|ve|d|m)\b)/gu;

/** A range of two numbers. Days, versions and numbers with further hyphens are not ranges. */
const RANGE = /(?<![\p{L}\d_-])(\d+)-(\d+)(?![\p{L}\d_-])/gu;

/**
 * Typesets prose: curly quotes and apostrophes, and dashes between numbers or words.
 * @param before what directly precedes the text, such as the end of some code.
 */
export function typesetProse(text: string, before = ""): string {
  let opens = false;
  return text
    .replace(/['"]/g, (mark, at: number) => {
      const previous = text[at - 1] ?? before;
      // An inner quotation at the edge of an outer one opens or closes with it.
      if (!/['"]/.test(previous) || at === 0) opens = OPENS.test(previous);
      if (mark === "'") return opens ? "\u2018" : "\u2019";
      return opens ? "\u201c" : "\u201d";
    })
    .replace(RANGE, "$1\u2013$2")
    .replaceAll(" - ", " \u2013 ");
}

/** Typesets only the apostrophes of a text, which may hold code, or words that the owner has fixed. */
export const typesetApostrophes = (text: string): string => text.replace(APOSTROPHE, "\u2019");

/** A text as a sentence: an editor may have written its full stop or not. */
export const endSentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** A text with the quotes that keyboards write, instead of those that are printed. */
export const straightenQuotes = (text: string): string =>
  text.replace(/[\u2018\u2019]/g, "'").replace(/[\u201c\u201d]/g, '"');

/** A text with the quotes and hyphens that keyboards write, instead of those that are printed. */
export const straighten = (text: string): string => straightenQuotes(text).replaceAll("\u2013", "-");

/** A text that no line breaks: its spaces are no-break spaces. */
export const keepOnLine = (text: string): string => text.replaceAll(" ", "\u00A0");
