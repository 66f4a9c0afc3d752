import type { Content } from "#app/content/collection.server.ts";
import type { ContentFile } from "#app/content/content-file.server.ts";
import { type Finding, findingAt } from "#app/content/finding.ts";
import { listValues } from "#app/content/schema-meta.server.ts";
import { COLLECTIONS, SITE } from "#app/site/collections.server.ts";
import { CONTRACT } from "#app/site/contract.server.ts";
import { fillText, type NameValues } from "#app/text/fill-words.ts";

/** Separates texts: no sentence contains it. */
const END = "\0";

/** Files that no page shows as they are. */
const UNSHOWN = [CONTRACT.files, SITE.files];

/** Checks that each promise is a sentence of its page: of its own file, or of one that several pages share. */
export function checkPromises(content: Content, values: NameValues): Finding[] {
  const [site] = content.entries(SITE);
  if (!site) return [];
  const normalize = (text: string) => fillText(text, values).replace(/\s+/g, " ");
  const getWords = ({ file }: { file: ContentFile }) =>
    normalize([file.body, ...listValues(file.data).map(({ value }) => value)].join(END));
  const collections = COLLECTIONS.filter(({ files }) => !UNSHOWN.includes(files));
  const shared = collections.filter(({ path }) => !path).map((collection) => content.all(collection));
  // A file with a fault hides its words.
  if (!shared.every((list) => list)) return [];
  const entries = collections.flatMap((collection) => content.entries(collection));
  const known = new Map<object, string>();
  const says = (entry: { file: ContentFile }, sentence: string): boolean => {
    const words = known.get(entry) ?? getWords(entry);
    known.set(entry, words);
    return words.includes(sentence);
  };
  return site.data.promises.flatMap(({ page, claim }, index) => {
    const own = entries.find(({ path }) => path === page);
    const sentence = normalize(claim);
    if (!own || says(own, sentence) || shared.some((list = []) => list.some((one) => says(one, sentence))))
      return [];
    const fix = `copy the words of ${own.file.file}, which does not say this, and remove asOf; or change that page back`;
    return findingAt(site.file, ["promises", index, "claim"], claim, fix);
  });
}
