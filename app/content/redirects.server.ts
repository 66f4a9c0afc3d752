import { z } from "zod";
import { problemAt } from "./check-shape.server.ts";
import type { ContentFile } from "./content-file.server.ts";
import type { ContentProblem } from "./content-problem.ts";

const address = (error: string) => z.string().regex(/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/, { error });

/** The shape of `content/redirects.yaml`: addresses that pages once had, and where they are now. */
export const redirectsSchema = z.array(
  z.strictObject({
    /** The old address, such as /courses/old-name. */
    from: address("write the old address, such as /courses/old-name"),
    /** The address of the page that takes its place. */
    to: address("write the address of a page, such as /courses/new-name"),
  }),
);

/** Old addresses and where they lead now. */
export type Redirects = z.output<typeof redirectsSchema>;

/** An old address is no page, stands once, and leads to a page in one step. */
export function checkRedirects(
  file: ContentFile,
  redirects: Redirects,
  isPage: (address: string) => boolean,
): ContentProblem[] {
  const targets = new Map(redirects.map(({ from, to }) => [from, to]));
  return redirects.flatMap(({ from, to }, index) => {
    const first = redirects.findIndex((other) => other.from === from);
    const problems: ContentProblem[] = [];
    if (isPage(from))
      problems.push(problemAt(file, [index, "from"], from, "a page has this address: remove one"));
    if (first < index) {
      const fix = `line ${file.lineOf([first, "from"])} has it already: remove one of both`;
      problems.push(problemAt(file, [index, "from"], from, fix));
    }
    if (!isPage(to)) problems.push(problemAt(file, [index, "to"], to, adviseOnTarget(to, targets, isPage)));
    return problems;
  });
}

function adviseOnTarget(
  to: string,
  targets: ReadonlyMap<string, string>,
  isPage: (address: string) => boolean,
): string {
  let end = to;
  for (let steps = 0; steps < targets.size; steps++) end = targets.get(end) ?? end;
  if (isPage(end)) return `it is an old address itself: write ${end}`;
  return targets.has(to)
    ? "it leads in a circle: write the address of a page"
    : "no such page: write the address of one";
}
