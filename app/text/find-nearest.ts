/** Letters of a short word: with two of them wrong it can mean anything. */
const SHORT = 4;

/**
 * The candidate most like a mistyped word. Undefined if all its letters are wrong, more than a third, or more than one
 * of a short word.
 */
export function findNearest(word: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  const limit = word.length <= SHORT ? 1 : Math.max(2, Math.ceil(word.length / 3));
  let bestDistance = limit + 1;
  for (const candidate of candidates) {
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase());
    if (distance < bestDistance && distance < Math.max(word.length, candidate.length))
      [best, bestDistance] = [candidate, distance];
  }
  return best;
}

/** The largest number of names that are listed where none is near. */
const MAX_LISTED = 10;

/** What to write instead of a name that is not among the known ones. */
export function suggestName(
  name: string,
  known: readonly string[],
  format: (name: string) => string = quoteForYaml,
): string {
  const near = findNearest(name, known);
  const few = (near ? [near] : known.slice(0, MAX_LISTED)).map(format);
  if (few.length === 0) return "remove it";
  const rest = !near && known.length > MAX_LISTED ? ", ..." : "";
  return `write ${few.length > 1 ? "one of " : ""}${few.join(", ")}${rest}`;
}

/** A text as YAML needs it: with ': ' in it in quotes. */
const quoteForYaml = (text: string): string => (text.includes(": ") ? `"${text}"` : text);

/** Levenshtein distance: the fewest single-letter edits between two words. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const substitute = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(substitute, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
