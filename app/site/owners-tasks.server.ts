import { listUnprovenClaims } from "#app/content/claims-schema.server.ts";
import type { ContentFile } from "#app/content/content-file.server.ts";
import { listReservedValues } from "#app/content/reserved-values.server.ts";
import type { Site } from "#app/content/site-schema.server.ts";

/** What only the owner can settle, and the line on which it is written. */
export type OwnersTask = { kind: "placeholder" | "claim"; file: string; line: number; text: string };

const NONE = { statistics: [], delivery: [], promises: [] };

/**
 * The placeholders that are still to be replaced, and the claims that are still to be proven.
 * @param isShown Whether the page at an address is published: nobody has to prove what another one says.
 */
export function listOwnersTasks(
  { file, lineOf }: ContentFile,
  site: Site,
  isShown: (page: string) => boolean,
): OwnersTask[] {
  const claims = [
    ...site.statistics.map((claim, index) => ({
      at: ["statistics", index],
      claims: { ...NONE, statistics: [claim] },
    })),
    ...site.delivery.map((claim, index) => ({
      at: ["delivery", index],
      claims: { ...NONE, delivery: [claim] },
    })),
    ...site.promises.map((claim, index) => ({
      at: ["promises", index],
      claims: { ...NONE, promises: isShown(claim.page) ? [claim] : [] },
    })),
  ];
  return [
    ...listReservedValues(site).map(({ field, value }): OwnersTask => {
      const at = field.split(/[.[\]]+/).filter(Boolean);
      return { kind: "placeholder", file, line: lineOf(at), text: `${field}: ${value}` };
    }),
    ...claims.flatMap(({ at, claims }) =>
      listUnprovenClaims(claims).map((text): OwnersTask => ({ kind: "claim", file, line: lineOf(at), text })),
    ),
  ];
}
