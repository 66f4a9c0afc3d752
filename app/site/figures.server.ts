import { FIGURE_NAMES } from "#app/academy/site-names.ts";
import type { Site } from "#app/academy/site-schema.server.ts";
import { fillWords, listNames } from "#app/text/fill-words.ts";

type Claim = Site["statistics"][number];

/** The figures of site.yaml, each with its path. */
export const listFigures = (site: Site): { claim: Claim; at: PropertyKey[] }[] =>
  (["statistics", "delivery"] as const).flatMap((list) =>
    site[list].map((claim, index) => ({ claim, at: [list, index] })),
  );

/** The numbers that the content proves of a figure, by their names. */
export const getProof = ({ proof }: Claim) => (proof ?? {}) as Record<string, number>;

/** Whether the content proves a figure: by its proof, or because it shows a figure of the content. */
export const isProven = (claim: Claim): boolean =>
  Object.keys(getProof(claim)).length > 0 ||
  listNames(claim.value).some((name) => FIGURE_NAMES.some((figure) => figure === name));

/** A figure as pages show it: with the numbers of its proof. */
export const fillFigure = (claim: Claim): Claim => fillWords(claim, getProof(claim));
