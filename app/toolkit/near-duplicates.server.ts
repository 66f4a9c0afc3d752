/** Share of common three-word runs from which two texts count as one (Jaccard similarity). */
const SIMILARITY = 0.35;

/** Pairs of indexes of texts that say nearly the same, the earlier first. */
export function findNearDuplicates(texts: string[]): [number, number][] {
  const runs = texts.map(toRuns);
  const holders = new Map<string, number[]>();
  const pairs: [number, number][] = [];
  runs.forEach((set, index) => {
    // Runs that this text shares with each earlier one.
    const shared = new Map<number, number>();
    for (const run of set) {
      const others = holders.get(run);
      if (!others) {
        holders.set(run, [index]);
        continue;
      }
      for (const other of others) shared.set(other, (shared.get(other) ?? 0) + 1);
      others.push(index);
    }
    for (const [other, common] of shared) {
      const union = set.size + (runs[other]?.size ?? 0) - common;
      if (common / union >= SIMILARITY) pairs.push([other, index]);
    }
  });
  return pairs;
}

/** The three-word runs of a text, without case and punctuation. */
function toRuns(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.slice(2).map((word, index) => `${words[index]} ${words[index + 1]} ${word}`));
}
