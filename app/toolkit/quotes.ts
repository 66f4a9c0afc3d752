/** A piece of a text; `quote` is the index of the quote that it is. */
export type QuotedPiece = { text: string; quote?: number };

/** Takes a text apart at the first place of each quote; a quote that is not there, or overlaps, is left out. */
export function splitAtQuotes(text: string, quotes: string[]): QuotedPiece[] {
  const places = quotes
    .map((quote, index) => ({ index, start: text.indexOf(quote), length: quote.length }))
    .filter(({ start }) => start >= 0)
    .sort((a, b) => a.start - b.start);
  const pieces: QuotedPiece[] = [];
  let end = 0;
  for (const { index, start, length } of places) {
    if (start < end) continue;
    if (start > end) pieces.push({ text: text.slice(end, start) });
    end = start + length;
    pieces.push({ text: text.slice(start, end), quote: index });
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}
