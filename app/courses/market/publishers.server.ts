import { z } from "zod";
import { type Content, defineCollection } from "#app/content/collection.server.ts";
import type { ContentFile } from "#app/content/content-file.server.ts";
import { text } from "#app/content/fields.server.ts";
import { type Finding, findingAt } from "#app/content/finding.ts";
import type { MarketFact } from "./market-fact.server.ts";

/** `content/publishers.yaml`: the domains of each publisher. */
export const PUBLISHERS = defineCollection({
  files: "publishers.yaml",
  schema: z
    .record(
      text().meta({ declares: "publishers" }),
      z
        .array(
          z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, {
            error: "write a domain in lower case, such as bls.gov",
          }),
        )
        .min(1),
    )
    .describe("Each publisher by its name, with its domains, such as 'Example Survey: [survey.example]'."),
});

/** Checks that market figures link to their publisher's own domain, not to a page that repeats the figure. */
export function checkSources(
  file: ContentFile,
  at: PropertyKey[],
  facts: MarketFact[],
  content: Content,
): Finding[] {
  const [publishers] = content.entries(PUBLISHERS);
  return facts.flatMap(({ source: { publisher, url } }, index) => {
    // A publisher who is not in the file is a reference that names nothing.
    const domains = Object.entries(publishers?.data ?? {}).find(([name]) => name === publisher)?.[1];
    const { hostname } = new URL(url);
    if (!domains || domains.some((domain) => hostname === domain || hostname.endsWith(`.${domain}`)))
      return [];
    const fix = `link to ${publisher}'s own site: ${domains.join(" or ")}`;
    return findingAt(file, [...at, index, "source", "url"], url, fix);
  });
}
