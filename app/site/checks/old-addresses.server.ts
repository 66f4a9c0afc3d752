import { getMarkdownPath } from "#app/academy/addresses.ts";
import type { Content } from "#app/content/collection.server.ts";
import { type Finding, findingAt } from "#app/content/finding.ts";
import { adviseOnTaken, REDIRECTS } from "#app/content/redirects.server.ts";
import { listPageAddresses, listPaths } from "#app/site/output-paths.server.ts";
import type { ShownSite } from "#app/site/site-content.server.ts";

/** Finds old addresses at which the build writes a file that is made of content, such as a cover. */
export function checkOldAddresses(content: Content, site: ShownSite): Finding[] {
  const taken = [...listPaths(site), ...listPageAddresses(site).map(getMarkdownPath)];
  return content.entries(REDIRECTS).flatMap(({ file, data }) =>
    data.flatMap(({ from }, index) => {
      const fix = adviseOnTaken(from, taken);
      return fix ? findingAt(file, [index, "from"], from, fix) : [];
    }),
  );
}
