import { decodeAddress } from "#app/text/decode-address.ts";
import { findNearest, suggestName } from "#app/text/find-nearest.ts";
import type { Content, Entry, Link } from "./collection.server.ts";
import type { ContentFile } from "./content-file.server.ts";
import { type Finding, findingAt } from "./finding.ts";
import { isMarkedDraft } from "./schema-meta.server.ts";

/** Checks that the links of a file can be opened, and that the pages and places exist that they name. */
export const checkLinks = (
  { file, path, links }: { file: ContentFile; path: string | undefined; links: Link[] },
  content: Content,
): Finding[] =>
  links.flatMap(({ href, at, line }) => {
    const fix = adviseOnLink(href, path, content);
    return fix ? [{ ...findingAt(file, at, href, fix), ...(line ? { line } : {}) }] : [];
  });

/** The origin of links within the site, which are written without one. */
const OWN_ORIGIN = "https://site.invalid";

/** @param from address of the page that has the link, if it is one page. */
function adviseOnLink(href: string, from: string | undefined, content: Content): string | undefined {
  // The schema or the Markdown reader has refused every other beginning.
  if (!/^(\/(?![/\\])|#|[a-z]+:)/.test(href)) return undefined;
  const url = parse(href, from);
  // Markdown encodes the brackets of an IPv6 address, so one is refused everywhere.
  if (!url || url.hostname.startsWith("["))
    return "no browser opens this address: copy it from the address bar of one";
  if (["localhost", "127.0.0.1"].includes(url.hostname))
    return "only this computer opens this address: write the path alone, such as /courses; to show it as it is, put it in backticks";
  const target = getTarget(url);
  if (!target || (href.startsWith("#") && from === undefined)) return undefined;
  const { path, id } = target;
  if (path === undefined || id === undefined) return "for the character % write %25";
  if (content.siteFiles.includes(path)) return undefined;
  const isOwn = href.startsWith("#");
  const fix = isOwn ? undefined : adviseOnAddress(path, content, from);
  const ids = content.pages.get(path)?.ids;
  if (fix || !ids || id === "" || ids.has(id)) return fix;
  const right = suggestName(id, [...ids], (one) => `#${one}`);
  return `${isOwn ? "this page" : path} has no such place: ${right}`;
}

const parse = (href: string, from = "/") => URL.parse(href, OWN_ORIGIN + from);

/** The page of this site and its place that an address names; undefined for another site. */
const getTarget = ({ origin, pathname, hash }: URL) =>
  origin === OWN_ORIGIN ? { path: decodeAddress(pathname), id: decodeAddress(hash.slice(1)) } : undefined;

/** The page of this site and its place that a link names, decoded; undefined for other links. */
export function parseOwnLink(href: string) {
  const url = parse(href);
  return url ? getTarget(url) : undefined;
}

/**
 * What to write instead of an address; undefined where visitors can open it.
 * @param from address of the page that has the link, if only one has it.
 */
export function adviseOnAddress(
  address: string,
  { pages, moved }: Content,
  from?: string,
): string | undefined {
  const page = pages.get(address);
  if (page?.isDraft) return "that page is a draft: publish it first, or link to another page";
  if (page?.removedWith) return adviseOnRemoved(page.removedWith, pages, from);
  if (page) return undefined;
  const to = moved.get(address);
  if (to !== undefined) return `that page has moved: write ${to}`;
  const near = findNearest(address, pages.keys());
  return `no such page: write ${near ?? "an address of the site, such as /courses"}`;
}

/** Only what is removed together with a page may link to it: the page of the other entry, and all that depend on it. */
function adviseOnRemoved(
  other: Entry<unknown>,
  pages: Content["pages"],
  from: string | undefined,
): string | undefined {
  if (from !== undefined && (other.path === from || pages.get(from)?.removedWith === other)) return undefined;
  return isMarkedDraft(other.data)
    ? `that page is not shown without ${other.file.file}, a draft: publish that first, or link to another page`
    : `that page is removed with ${other.file.file}, which has a last day: link to another page`;
}
