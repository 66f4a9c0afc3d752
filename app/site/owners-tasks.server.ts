import type { Site } from "#app/academy/site-schema.server.ts";
import type { Content } from "#app/content/collection.server.ts";
import type { ShownContent } from "#app/content/shown-content.server.ts";
import { fillWords, type NameValues } from "#app/text/fill-words.ts";
import { COLLECTIONS, SITE } from "./collections.server.ts";
import { isProven, listFigures } from "./figures.server.ts";

/** What only the owner can settle, and the field and line in which it is written. */
export type OwnersTask = { file: string; at: PropertyKey[]; line: number; text: string };

/** Everything that waits for the owner's `asOf`: values, and claims that no content proves. */
export function listOwnersTasks(content: Content, shown: ShownContent, values: NameValues): OwnersTask[] {
  const paths = new Set(
    COLLECTIONS.flatMap((collection) => shown.entries(collection).map(({ path }) => path)),
  );
  return content.entries(SITE).flatMap(({ file: { file, lineOf }, data }) =>
    // Promises of a page that is not published need no proof.
    listOpen(data, (page) => paths.has(page)).map(({ at, text }) => ({
      file,
      at,
      line: lineOf(at),
      text: fillWords(text, values),
    })),
  );
}

const listOpen = (site: Site, isShown: (page: string) => boolean): { at: PropertyKey[]; text: string }[] => [
  ...(["identity", "parent", "tools", "licence"] as const)
    .filter((part) => !site[part].asOf)
    .map((part) => ({ at: [part], text: `the values of ${part}` })),
  ...listFigures(site)
    .filter(({ claim }) => !claim.asOf && !isProven(claim))
    .map(({ claim, at }) => ({ at, text: addQuestion(`${claim.value} ${claim.label}`, claim.question) })),
  ...site.promises.flatMap(({ page, claim, question, asOf }, index) =>
    !asOf && isShown(page)
      ? [{ at: ["promises", index], text: addQuestion(`${page}: ${claim}`, question) }]
      : [],
  ),
];

/** A claim, and on a line of its own what the owner has to settle about it. */
const addQuestion = (claim: string, question: string | undefined): string =>
  question ? `${claim}\n    ${question}` : claim;
