import type { BuiltSite } from "./check-site/site.ts";

/**
 * The addresses of other sites that a built site links, for somebody to click: each once, with the first page that
 * has it. The prepared message of a chat link is left out.
 */
export function listExternalLinks(site: BuiltSite): Map<string, string> {
  const links = new Map<string, string>();
  for (const page of site.readPages())
    for (const { url, path } of site.listLinks(page)) {
      if (path !== undefined || !url.protocol.startsWith("http")) continue;
      url.searchParams.delete("text");
      url.hash = "";
      if (!links.has(url.href)) links.set(url.href, page.path);
    }
  return new Map([...links].toSorted(([a], [b]) => a.localeCompare(b)));
}
