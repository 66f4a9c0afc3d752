import { z } from "zod";
import { isHostsName } from "#app/content/addresses.ts";
import { findingAt } from "#app/content/check-shape.server.ts";
import type { ContentFile } from "#app/content/content-file.server.ts";
import type { Finding } from "#app/content/finding.ts";
import type { AddressBook } from "./address-book.server.ts";

const SHAPE = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/;

const address = (example: string) =>
  z.string().regex(SHAPE, { error: ({ input }) => adviseOnShape(String(input), example) });

/** The shape of `content/redirects.yaml`: addresses that pages once had, and where they are now. */
export const redirectsSchema = z.array(
  z.strictObject({
    from: address("/courses/old-name").describe("The old address, such as /courses/old-name."),
    to: address("/courses/new-name").describe("The address of the page that takes its place."),
  }),
);

/** Old addresses and where they lead now. */
export type Redirects = z.output<typeof redirectsSchema>;

/** An old address is that of no page, is written once, and leads to a page in one step. */
export function checkRedirects(file: ContentFile, redirects: Redirects, book: AddressBook): Finding[] {
  const targets = new Map(redirects.map(({ from, to }) => [from, to]));
  return redirects.flatMap(({ from, to }, index) => {
    const first = redirects.findIndex((other) => other.from === from);
    const findings: Finding[] = [];
    const fix = adviseOnOld(from, book);
    if (fix) findings.push(findingAt(file, [index, "from"], from, fix));
    if (first < index) {
      const fix = `line ${file.lineOf([first, "from"])} has it already: remove one of both`;
      findings.push(findingAt(file, [index, "from"], from, fix));
    }
    if (!book.isPage(to))
      findings.push(findingAt(file, [index, "to"], to, adviseOnTarget(to, targets, book)));
    return findings;
  });
}

/** What to write instead of a text that is no address of this form: the meant address, if it can be seen. */
function adviseOnShape(text: string, example: string): string {
  const path = text
    .replace(/^https?:\/\/[^/]*/, "")
    .replace(/[?#].*$/, "")
    .replace(/(?:\.html|\/)$/, "")
    .toLowerCase();
  const meant = path.startsWith("/") ? path : `/${path}`;
  // Of another site's home page nothing is left.
  const better = path !== "" && SHAPE.test(meant) ? meant : `an address such as ${example}`;
  return `write ${better}: small letters, digits and hyphens, without a host, an ending, ? and #`;
}

/** What to do about an old address whose file (`name.html`) is, or would be taken for, that of a page. */
function adviseOnOld(from: string, book: AddressBook): string | undefined {
  const [, folder = "", name = ""] = /^(.*)\/(.*)$/.exec(from) ?? [];
  if (name === "index" && book.has(folder || "/"))
    return `the page ${folder || "/"} has this address already: remove the line`;
  if (name === "index") return `write ${folder}: a host takes index for the folder itself`;
  if (isHostsName(name)) return "hosts show the page of this name for what is unknown: remove the line";
  return book.has(from) ? "a page has this address: remove one" : undefined;
}

function adviseOnTarget(to: string, targets: ReadonlyMap<string, string>, book: AddressBook): string {
  let end = to;
  for (let steps = 0; steps < targets.size; steps++) end = targets.get(end) ?? end;
  if (book.isPage(end)) return `it is an old address itself: write ${end}`;
  return targets.has(to)
    ? "it leads in a circle: write the address of a page"
    : (book.advise(to) ?? "no such page: write the address of one");
}
