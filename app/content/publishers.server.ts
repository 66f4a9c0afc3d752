import { z } from "zod";
import { checkReference, findingAt } from "./check-shape.server.ts";
import type { ContentFile } from "./content-file.server.ts";
import { type MarketFact, text } from "./fields.server.ts";
import type { Finding } from "./finding.ts";

/** The shape of `content/publishers.yaml`: the domains of each publisher. */
export const publishersSchema = z
  .record(
    text(),
    z
      .array(
        z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, {
          error: "write a domain in small letters, such as bls.gov",
        }),
      )
      .min(1),
  )
  .describe("Each publisher by its name, with its domains, such as 'Example Survey: [survey.example]'.");

/** The domains of each publisher. */
export type Publishers = z.output<typeof publishersSchema>;

/** Checks that market figures link to their publisher's own domain, not to a page that repeats the figure. */
export function checkSources(
  file: ContentFile,
  at: PropertyKey[],
  facts: MarketFact[],
  publishers: Publishers | undefined,
): Finding[] {
  if (!publishers) return [];
  return facts.flatMap(({ source }, index) => {
    const path = [...at, index, "source"];
    const domains = Object.hasOwn(publishers, source.publisher) ? publishers[source.publisher] : undefined;
    if (!domains)
      return checkReference(file, [...path, "publisher"], source.publisher, {
        noun: "publisher in content/publishers.yaml",
        known: Object.keys(publishers),
        otherwise: "add it there with its domains",
      });
    const { hostname } = new URL(source.url);
    if (domains.some((domain) => hostname === domain || hostname.endsWith(`.${domain}`))) return [];
    const fix = `link to ${source.publisher} itself: ${domains.join(" or ")}`;
    return findingAt(file, [...path, "url"], source.url, fix);
  });
}
