import { z } from "zod";
import { isHostsName } from "./addresses.ts";
import { problemAt } from "./check-shape.server.ts";
import type { ContentFile } from "./content-file.server.ts";
import type { ContentProblem } from "./content-problem.ts";

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

/** What the site has. */
type Site = {
  /** Whether an address is one of a page that visitors can open. */
  isPage: (address: string) => boolean;
  /** What has an address already, or one that differs in the ending of its file only: a page, a file, a folder. */
  findTaken: (address: string) => string | undefined;
  /** What to write in place of a link that leads nowhere. */
  advise: (address: string) => string | undefined;
};

/** An old address is nothing that the site has, is written once, and leads to a page in one step. */
export function checkRedirects(file: ContentFile, redirects: Redirects, site: Site): ContentProblem[] {
  const targets = new Map(redirects.map(({ from, to }) => [from, to]));
  return redirects.flatMap(({ from, to }, index) => {
    const first = redirects.findIndex((other) => other.from === from);
    const problems: ContentProblem[] = [];
    const fix = adviseOnOld(from, site);
    if (fix) problems.push(problemAt(file, [index, "from"], from, fix));
    if (first < index) {
      const fix = `line ${file.lineOf([first, "from"])} has it already: remove one of both`;
      problems.push(problemAt(file, [index, "from"], from, fix));
    }
    if (!site.isPage(to))
      problems.push(problemAt(file, [index, "to"], to, adviseOnTarget(to, targets, site)));
    return problems;
  });
}

/** What to write in place of what is no such address: the address that is meant, if that can be seen. */
function adviseOnShape(text: string, example: string): string {
  const path = text
    .replace(/^https?:\/\/[^/]*/, "")
    .replace(/[?#].*$/, "")
    .replace(/(?:\.html|\/)$/, "")
    .toLowerCase();
  const meant = path.startsWith("/") ? path : `/${path}`;
  const better = SHAPE.test(meant) ? meant : `an address such as ${example}`;
  return `write ${better}: small letters, digits and hyphens, without a host, an ending, ? and #`;
}

/** Why a page that leads on cannot have an address; undefined when it can. */
function adviseOnOld(from: string, { findTaken }: Site): string | undefined {
  const [, folder = "", name = ""] = /^(.*)\/(.*)$/.exec(from) ?? [];
  if (name === "index" && findTaken(folder || "/") === "a page")
    return `the page ${folder || "/"} has this address already: remove the line`;
  if (name === "index") return `write ${folder}: a host takes index for the folder itself`;
  if (isHostsName(name)) return "hosts show the page of this name for what is unknown: remove the line";
  const taken = findTaken(from);
  if (taken === "a page") return "a page has this address: remove one";
  return taken && `the site has ${taken}: remove the line`;
}

function adviseOnTarget(to: string, targets: ReadonlyMap<string, string>, { isPage, advise }: Site): string {
  let end = to;
  for (let steps = 0; steps < targets.size; steps++) end = targets.get(end) ?? end;
  if (isPage(end)) return `it is an old address itself: write ${end}`;
  return targets.has(to)
    ? "it leads in a circle: write the address of a page"
    : (advise(to) ?? "no such page: write the address of one");
}
