import { z } from "zod";
import { problemAt } from "./check-shape.server.ts";
import type { ContentFile } from "./content-file.server.ts";
import type { ContentProblem } from "./content-problem.ts";
import { type MarketFact, text } from "./fields.server.ts";
import { nearest } from "./nearest.ts";

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

/** A market figure links to its publisher's own domain, never to a page that repeats it. */
export function checkSources(
  file: ContentFile,
  at: PropertyKey[],
  facts: MarketFact[],
  publishers: Publishers | undefined,
): ContentProblem[] {
  if (!publishers) return [];
  return facts.flatMap(({ source }, index) => {
    const place = (field: string) => [...at, index, "source", field];
    const domains = Object.hasOwn(publishers, source.publisher) ? publishers[source.publisher] : undefined;
    if (!domains) {
      const near = nearest(source.publisher, Object.keys(publishers));
      const fix = `write ${near ? `${near}, ` : ""}a publisher of content/publishers.yaml, or add it there with its domains`;
      return problemAt(file, place("publisher"), source.publisher, fix);
    }
    const { hostname } = new URL(source.url);
    if (domains.some((domain) => hostname === domain || hostname.endsWith(`.${domain}`))) return [];
    const fix = `link to ${source.publisher} itself: ${domains.join(" or ")}`;
    return problemAt(file, place("url"), source.url, fix);
  });
}
