import { type Problem, shorten } from "./finding.ts";

/** Marks that a page would show as they are, and what to write instead. */
const MARKS: [mark: string, fix: string][] = [
  ["**", "remove it, or close it: no spaces between the stars and their words, and a space after them"],
  ["•", "begin each entry with '- ', on a line of its own"],
  ["\t", "write a space instead of the tab; a table has | between its cells"],
  ["[^", "write the note into the text, in brackets: there are no footnotes"],
  [":::", "write a quotation, which begins with '> ': there are no boxes"],
  ["{%", "remove it: there are no commands"],
  ["{#", "remove it: a heading's address follows from its words"],
  ["[TOC]", "remove it: there is no table of contents"],
];

/** A heading without the space after its number signs. */
const HEADING = /^#{1,6}\p{L}/u;

/** Finds a mark that visitors would see: of a text, or of a text of Markdown that the parser has left as it is. */
export function findStrayMarkup(text: string): Problem | undefined {
  const [mark, fix] = HEADING.test(text)
    ? ["#", "write a space after it if this is a heading, or a backslash before it if it is not"]
    : (MARKS.find(([mark]) => text.includes(mark)) ?? []);
  if (mark === undefined || fix === undefined) return undefined;
  const found = `${mark === "\t" ? "a tab" : `'${mark}'`} in '${shorten(text)}', which visitors would see`;
  return { found, fix, severity: "warning" };
}
