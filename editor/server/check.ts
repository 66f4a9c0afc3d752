import { isDeepStrictEqual } from "node:util";
import { parse } from "node-html-parser";
import type { FileOverlay } from "#app/content/content-file.server.ts";
import { ContentError, type Finding, findingAt } from "#app/content/finding.ts";
import { parseOwnLink } from "#app/content/links.server.ts";
import { loadSiteContent } from "#app/site/load-content.server.ts";
import type { SiteContent } from "#app/site/site-content.server.ts";
import { suggestName } from "#app/text/nearest.ts";
import { getContent } from "./current.ts";
import type { EditingState } from "./save.ts";

/** The content with some files, or its faults that are new. */
export function check(
  folder: string,
  overlay: FileOverlay,
  known: Finding[],
): { content?: SiteContent; faults: Finding[] } {
  try {
    return { content: loadSiteContent(folder, { overlay }), faults: [] };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { faults: error.faults.filter((one) => !known.some(isSameAs(one))) };
  }
}

/** Whether a finding is this one, whose line may have moved. */
const isSameAs = (one: Finding) => (other: Finding) =>
  isDeepStrictEqual({ ...one, line: 0 }, { ...other, line: 0 });

/** Links to places of other pages that these lack, where the reader does not know the places of a page. */
export async function findLostPlaces(
  { folder, readPage }: EditingState,
  { written }: SiteContent,
): Promise<Finding[]> {
  const known = new Set(getContent(folder).written.links.map(({ href }) => href));
  const links = written.links.flatMap(({ href, file, at, line }) => {
    const { path = "", id } = (href.startsWith("/") && !known.has(href) && parseOwnLink(href)) || {};
    return id && !written.pages.get(path)?.ids ? [{ href, file, at, line, path, id }] : [];
  });
  const findings = [...Map.groupBy(links, ({ path }) => path)].map(async ([page, its]) => {
    const ids = parse(await readPage(page))
      .querySelectorAll("[id]")
      .map((element) => element.id);
    return its
      .filter(({ id }) => !ids.includes(id))
      .map(({ href, file, at, line, id }) => {
        const fix = `${page} has no such place: ${suggestName(id, ids, (one) => `#${one}`)}`;
        return { ...findingAt(file, at, href, fix), ...(line ? { line } : {}) };
      });
  });
  return (await Promise.all(findings)).flat();
}
