import { z } from "zod";
import { findingAt } from "#app/content/check-shape.server.ts";
import { type Content, defineCollection, type Entry } from "#app/content/collection.server.ts";
import { list, slug } from "#app/content/fields.server.ts";
import type { Finding } from "#app/content/finding.ts";
import { adviseOnAddress } from "#app/content/reader.server.ts";

/** An address whose parts are slugs, as those of pages are. */
const oldAddress = z.string().superRefine((input, context) => {
  const [host, ...parts] = input.split("/");
  const faults = parts.flatMap((part) => slug().safeParse(part).error?.issues[0]?.message ?? []);
  const message = host === "" ? faults[0] : "write an address such as /courses/old-name, without a host";
  if (message) context.addIssue({ code: "custom", input, message });
});

const redirectsSchema = list(
  "Addresses that pages once had.",
  z.strictObject({
    from: oldAddress.meta({ isUnique: true }).describe("The old address, such as /courses/old-name."),
    to: z.string().describe("The new address, such as /courses/new-name."),
  }),
);

/** Old addresses and where they redirect to. */
export type Redirects = z.output<typeof redirectsSchema>;

/** `content/redirects.yaml`: addresses that pages once had, and where they are now. */
export const REDIRECTS = defineCollection({
  files: "redirects.yaml",
  schema: redirectsSchema,
  check: checkRedirects,
});

/** An old address is not that of a page, and redirects to a page in one step. */
function checkRedirects({ file, data }: Entry<Redirects>, content: Content): Finding[] {
  const targets = new Map(data.map(({ from, to }) => [from, to]));
  return data.flatMap(({ from, to }, index) => {
    const fix = adviseOnTarget(to, targets.get(to), content);
    return [
      ...(content.pages.has(from)
        ? [findingAt(file, [index, "from"], from, "a page has this address: remove this line")]
        : []),
      ...(fix ? [findingAt(file, [index, "to"], to, fix)] : []),
    ];
  });
}

function adviseOnTarget(to: string, next: string | undefined, content: Content): string | undefined {
  if (content.pages.has(to) || next === undefined) return adviseOnAddress(to, content);
  return `that is an old address too: write ${content.pages.has(next) ? next : "the address of a page"}`;
}
