/** A title in lines, and the size in which they fill their place. */
export type FittedTitle = { lines: string[]; size: number };

/** Share of the size that a letter of the condensed heavy voice is wide at most, by groups of letters. */
const WIDTHS: [RegExp, number][] = [
  [/[ ',]/, 0.17],
  [/[!./:;Iijl|]/, 0.24],
  [/[()[\]ft1J-]/, 0.28],
  [/[cr]/, 0.35],
  [/[CFLsz]/, 0.39],
  [/[ESTZaegvy]/, 0.42],
  [/[MWmw%@]/, 0.67],
];
const OTHER_WIDTH = 0.455;

/** Widths of the letters that have been asked for. */
const known = new Map<string, number>();

function getLetterWidth(letter: string): number {
  let width = known.get(letter);
  if (width === undefined) {
    width = WIDTHS.find(([group]) => group.test(letter))?.[1] ?? OTHER_WIDTH;
    known.set(letter, width);
  }
  return width;
}

const getWidth = (text: string): number =>
  Array.from(text).reduce((sum, letter) => sum + getLetterWidth(letter), 0);

/** Sizes go in steps, so that pictures share the letters that they have drawn. */
const STEP = 8;

/**
 * Breaks a title into the lines that let it be largest, fewer before more.
 * @param width of the place.
 * @param sizes the largest size for one line, for two, and so on.
 */
export function fitTitle(title: string, width: number, sizes: number[]): FittedTitle {
  return sizes
    .map((largest, index) => {
      const lines = breakIntoLines(title.split(" "), index + 1);
      return {
        lines,
        size: Math.min(largest, STEP * Math.floor(width / Math.max(...lines.map(getWidth)) / STEP)),
      };
    })
    .reduce((best, other) => (other.size > best.size ? other : best));
}

/** The words in so many lines at most, of which the widest is as narrow as can be. */
function breakIntoLines(words: string[], count: number): string[] {
  const whole = [words.join(" ")];
  if (count === 1 || words.length === 1) return whole;
  return words
    .slice(1)
    .map((_, index) => [
      words.slice(0, index + 1).join(" "),
      ...breakIntoLines(words.slice(index + 1), count - 1),
    ])
    .reduce((best, lines) => (getWidest(lines) < getWidest(best) ? lines : best), whole);
}

const getWidest = (lines: string[]): number => Math.max(...lines.map(getWidth));
