import type { Site } from "#app/academy/site-schema.server.ts";
import type { Entry } from "#app/content/collection.server.ts";
import { fillWords, type NameValues } from "#app/text/fill-words.ts";
import { isProven, listFigures } from "./claims.server.ts";

/** What only the owner can settle, and the field and line in which it is written. */
export type OwnersTask = { file: string; at: PropertyKey[]; line: number; text: string };

/**
 * Everything that waits for the owner's `asOf`: values, and claims that no content proves.
 * @param values Values of the names that the claims hold.
 * @param isShown Whether the page at an address is published: promises of other pages need no proof.
 */
export const listOwnersTasks = (
  { file: { file, lineOf }, data: site }: Entry<Site>,
  values: NameValues,
  isShown: (page: string) => boolean,
): OwnersTask[] =>
  [
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
  ].map(({ at, text }) => ({ file, at, line: lineOf(at), text: fillWords(text, values) }));

/** A claim, and on a line of its own what the owner has to settle about it. */
const addQuestion = (claim: string, question: string | undefined): string =>
  question ? `${claim}\n    ${question}` : claim;
