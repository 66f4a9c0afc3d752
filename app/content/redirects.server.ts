import { z } from "zod";
import { isReservedName, MAX_NAME } from "#app/text/file-name.ts";
import { type Content, defineCollection, type Entry } from "./collection.server.ts";
import { list } from "./fields.server.ts";
import { type Finding, findingAt } from "./finding.ts";
import { adviseOnAddress } from "./links.server.ts";

/** What is wrong with a part of an old address. Old addresses may have characters that this site's own do not. */
function adviseOnPart(part: string): string | undefined {
  if (part === "") return "remove one of the two slashes";
  if (!/^[\w~-][\w.~-]*$/.test(part))
    return "write letters, digits, hyphens, dots and underscores between the slashes, and nothing from a ? or # on";
  if (part.length > MAX_NAME) return `write at most ${MAX_NAME} characters between two slashes`;
  const isReserved = isReservedName(part) && !/^index\./i.test(part);
  return isReserved ? `the name ${part} is reserved by hosts or Windows: remove this line` : undefined;
}

/** An address as a host knows it: the slash and the .html at its end make no difference. */
const normalize = (address: string): string =>
  address.replace(/(\/index)?\.html$/, "").replace(/\/$/, "") || "/";

const oldAddress = z
  .string()
  .superRefine((input, context) => {
    const [host, ...parts] = input.replace(/\/$/, "").split("/");
    const message =
      host === ""
        ? parts.map(adviseOnPart).find(Boolean)
        : "write an address such as /courses/old-name, without a host";
    if (message) context.addIssue({ code: "custom", input, message });
  })
  .transform(normalize);

const redirectsSchema = list(
  "Addresses that pages once had.",
  z.strictObject({
    from: oldAddress.describe("The old address, such as /courses/old-name or /Old_page.php."),
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

/** An old address is not that of a page or file, is written once, and redirects to a page in one step. */
function checkRedirects({ file, data }: Entry<Redirects>, content: Content): Finding[] {
  const targets = new Map(data.map(({ from, to }) => [from, to]));
  const keys = data.map(({ from }) => from.toLowerCase());
  return data.flatMap(({ from, to }, index) => {
    const first = keys.indexOf(keys[index] ?? "");
    const wrong =
      adviseOnTaken(from, [...content.pages.keys(), ...content.siteFiles]) ??
      (first < index && `line ${file.lineOf([first])} has this address, too: remove one of the two`);
    const fix = adviseOnTarget(to, targets.get(to), content);
    return [
      ...(wrong ? [findingAt(file, [index, "from"], from, wrong)] : []),
      ...(fix ? [findingAt(file, [index, "to"], to, fix)] : []),
    ];
  });
}

/** What is wrong with an old address that is one of the site's: some file systems ignore case. */
export function adviseOnTaken(from: string, addresses: string[]): string | undefined {
  const taken = addresses.find((address) => address.toLowerCase() === from.toLowerCase());
  if (taken === undefined) return undefined;
  const has = taken === from ? "this address" : `${taken}, which some computers take for the same`;
  return `the site has ${has}: remove this line`;
}

function adviseOnTarget(to: string, next: string | undefined, content: Content): string | undefined {
  if (content.pages.has(to) || next === undefined) return adviseOnAddress(to, content);
  return `that is an old address too: write ${content.pages.has(next) ? next : "the address of a page"}`;
}
