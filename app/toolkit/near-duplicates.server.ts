/** Share of common three-word runs from which two texts count as one (Jaccard similarity). */
const SIMILARITY = 0.35;

/** Pairs of indexes of texts that say nearly the same, the earlier first. */
export function findNearDuplicates(texts: string[]): [number, number][] {
  const runs = texts.map(toRuns);
  const holders = new Map<string, number[]>();
  const shared = new Map<string, number>();
  runs.forEach((set, index) => {
    for (const run of set) {
      const others = holders.get(run) ?? [];
      for (const other of others) shared.set(`${other} ${index}`, (shared.get(`${other} ${index}`) ?? 0) + 1);
      holders.set(run, [...others, index]);
    }
  });
  return [...shared].flatMap(([pair, common]): [number, number][] => {
    const [a = 0, b = 0] = pair.split(" ").map(Number);
    const union = (runs[a]?.size ?? 0) + (runs[b]?.size ?? 0) - common;
    return common / union >= SIMILARITY ? [[a, b]] : [];
  });
}

/** The three-word runs of a text, without case and punctuation. */
function toRuns(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.slice(2).map((word, index) => `${words[index]} ${words[index + 1]} ${word}`));
}
