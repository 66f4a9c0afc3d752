import { z } from "zod";
import { isReservedName, MAX_NAME } from "#app/content/addresses.ts";
import { findingAt } from "#app/content/check-shape.server.ts";
import { type Content, defineCollection, type Entry } from "#app/content/collection.server.ts";
import type { Finding } from "#app/content/finding.ts";
import { adviseOnAddress } from "#app/content/reader.server.ts";

const address = (example: string) =>
  z
    .string()
    .regex(/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/, {
      error: `write an address such as ${example}: lower-case letters, digits and hyphens, without a host, extension, ? or #`,
    })
    .refine((path) => path.split("/").every((part) => part.length <= MAX_NAME), {
      error: `write at most ${MAX_NAME} characters between two slashes`,
    });

const redirectsSchema = z.array(
  z.strictObject({
    from: address("/courses/old-name").describe("The old address, such as /courses/old-name."),
    to: address("/courses/new-name").describe("The address of the page that takes its place."),
  }),
);

/** Old addresses and where they redirect to. */
export type Redirects = z.output<typeof redirectsSchema>;

/** `content/redirects.yaml`: addresses that pages once had, and where they are now. */
export const REDIRECTS = defineCollection({
  files: "redirects.yaml",
  schema: redirectsSchema,
  unique: ["from"],
  check: checkRedirects,
});

/** An old address is not that of a page, and redirects to a page in one step. */
function checkRedirects({ file, data }: Entry<Redirects>, content: Content): Finding[] {
  const targets = new Map(data.map(({ from, to }) => [from, to]));
  return data.flatMap(({ from, to }, index) => {
    const findings: Finding[] = [];
    const fix = adviseOnOld(from, content);
    if (fix) findings.push(findingAt(file, [index, "from"], from, fix));
    const target = adviseOnTarget(to, targets, content);
    if (target) findings.push(findingAt(file, [index, "to"], to, target));
    return findings;
  });
}

/** What to do about an old address whose file (`name.html`) is, or would be taken for, that of a page. */
function adviseOnOld(from: string, { pages }: Content): string | undefined {
  if (pages.has(from)) return "a page has this address: remove this line";
  const reserved = from.split("/").find(isReservedName);
  return reserved && `the name ${reserved} is reserved by hosts or Windows: remove this line`;
}

function adviseOnTarget(
  to: string,
  targets: ReadonlyMap<string, string>,
  content: Content,
): string | undefined {
  const next = targets.get(to);
  if (content.pages.has(to) || next === undefined) return adviseOnAddress(to, content);
  return `that is an old address too: write ${content.pages.has(next) ? next : "the address of a page"}`;
}
