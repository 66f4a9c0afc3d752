import { FileSystemConfigLoader, HtmlValidate } from "html-validate";
import { APP_CHECK_SCRIPTS } from "#app/contact/store-config.server.ts";
import { hashScript } from "#app/document/policy.server.ts";
import { decodeAddress } from "#app/text/decode-address.ts";
import { straighten } from "#app/text/typography.ts";
import { EDITING_ADDRESS } from "../../editor/editing-address.ts";
import { compress } from "../hosts/delivery.ts";
import { findMissingValues, findUnfilledNames, READ_ATTRIBUTES } from "./page-texts.ts";
import type { BuiltPage, BuiltSite } from "./site.ts";
import { checkStructuredData } from "./structured-data.ts";

/** A fault of the built site. */
type Fault = { file: string; rule: string; detail: string };

const getContent = ({ document }: BuiltPage, selector: string): string =>
  document.querySelector(selector)?.getAttribute("content") ?? "";

/** The files that a page consists of, or names in its head. */
const listNamedAddresses = (page: BuiltPage): string[] => [
  ...page.document
    .querySelectorAll("link[href],script[src],img[src]")
    .map((element) => element.getAttribute("href") ?? element.getAttribute("src") ?? ""),
  ...page.document
    .querySelectorAll("[data-modules]")
    .flatMap((element) => (element.getAttribute("data-modules") ?? "").split(" ")),
  getContent(page, 'meta[property="og:image"]'),
];

/**
 * Compressed bytes within which a heading ends. On a slow connection a page arrives in pieces of some 6,000 bytes, 30 ms
 * apart, and what the first holds is painted first (docs/decisions/016).
 */
const FIRST_PIECE = 6_000;

/** The rules for one page: each lists the details of its faults. */
const PAGE_RULES: Record<string, (page: BuiltPage, site: BuiltSite) => string[]> = {
  links: (page, site) =>
    site.listLinks(page).flatMap(({ href, url, path }) => {
      if (!url || href === "#" || url.protocol === "javascript:")
        return [`'${href}' is not an address: write one`];
      if (path === undefined) return [];
      // A preview or another domain would link to the live site.
      if (href.startsWith(site.origin)) return [`'${href}' has this site's own domain: write ${path}`];
      return href.startsWith("#") || site.has(path)
        ? []
        : [`'${href}' is not in the build: correct it${site.locate(href)}`];
    }),

  "named-files": (page, site) =>
    [...new Set(listNamedAddresses(page))]
      .filter((address) => address === "" || !site.has(site.getOwnPath(address, page.path) ?? ""))
      .map((address) => `names '${address}', which is not in the build: correct it, or add the file`),

  policy: (page) => {
    const sources = getContent(page, 'meta[http-equiv="Content-Security-Policy"]')
      .split("; ")
      .find((directive) => directive.startsWith("script-src "));
    if (!sources) return ["has no content security policy for its scripts: add it"];
    const known = ["'self'", ...APP_CHECK_SCRIPTS];
    const [, ...allowed] = sources.split(" ").filter((source) => !known.includes(source));
    return [
      ...page.document
        .querySelectorAll('script:not([type="application/ld+json"])')
        .map(({ innerHTML }) => hashScript(innerHTML))
        .filter((hash) => !allowed.includes(hash))
        .map((hash) => `the policy refuses the script ${hash}: render it with InlineScript`),
      ...allowed
        .filter((source) => !source.startsWith("'sha256-"))
        .map((source) => `the policy allows ${source}, which is not a script by its hash: remove it`),
    ];
  },

  // Without noopener, the new page could send the page that opened it to another address.
  "new-tabs": ({ document }) =>
    document
      .querySelectorAll('a[target="_blank"]:not([rel~="noopener"])')
      .map((link) => `'${link.getAttribute("href")}' opens a new tab: add rel="noopener"`),

  "late-heading": ({ html, document }) => {
    const [, end] = document.querySelector("h1")?.range ?? [0, 0];
    const { length } = compress(html.slice(0, end));
    if (length <= FIRST_PIECE) return [];
    return [
      `the heading ends after ${length} compressed bytes, the limit is ${FIRST_PIECE}: move what is before it after it, or cut it`,
    ];
  },

  // Printed quotes are for what is read on the page. A search result or a screen reader gets what was typed.
  "typed-attributes": ({ document }) =>
    document.querySelectorAll(READ_ATTRIBUTES.map((name) => `[${name}]`).join(",")).flatMap((element) =>
      READ_ATTRIBUTES.map((name) => element.getAttribute(name) ?? "")
        .filter((text) => text !== straighten(text))
        .map(
          (text) =>
            `'${text}' in an attribute of <${element.rawTagName}>: straighten() its quotes and dashes`,
        ),
    ),

  "structured-data": checkStructuredData,
  "missing-values": ({ document }) => findMissingValues(document),
  "unfilled-names": ({ document }, { names }) => findUnfilledNames(document, names),
};

/** The parts of a page that the rules over all pages need. */
type PageParts = Pick<BuiltPage, "file" | "path"> & {
  ids: ReadonlySet<string>;
  /** Links to pages of the site, with the id of an element or an empty one. */
  links: { href: string; path: string; id: string }[];
  /** Paths of the files that it names. */
  files: string[];
};

const getParts = (page: BuiltPage, site: BuiltSite): PageParts => ({
  file: page.file,
  path: page.path,
  ids: new Set(page.document.querySelectorAll("[id]").map(({ id }) => id)),
  links: site
    .listLinks(page)
    .flatMap(({ href, url, path }) =>
      !url || path === undefined ? [] : [{ href, path, id: decodeAddress(url.hash.slice(1)) ?? url.hash }],
    ),
  files: listNamedAddresses(page).flatMap((address) => site.getOwnPath(address, page.path) ?? []),
});

/** The rules over all pages together. */
const SITE_RULES: Record<string, (pages: PageParts[], site: BuiltSite) => Omit<Fault, "rule">[]> = {
  pages: (pages, { paths }) => {
    const built = new Set(pages.map(({ path }) => path));
    return [...paths]
      .filter((path) => !built.has(path))
      .map((path) => ({ file: path, detail: "the content has this page, the build does not: build again" }));
  },

  fragments: (pages, { locate }) => {
    const ids = new Map(pages.map((page) => [page.path, page.ids]));
    return pages.flatMap(({ file, links }) =>
      links
        .filter(({ path, id }) => id !== "" && ids.get(path)?.has(id) === false)
        .map(({ href }) => ({
          file,
          detail: `'${href}': no element there has this id: correct it${locate(href)}`,
        })),
    );
  },

  orphan: (pages, { paths }) => {
    const linked = new Set(
      pages.flatMap((page) => page.links.map(({ path }) => path).filter((path) => path !== page.path)),
    );
    return pages
      .filter(({ path }) => paths.has(path) && !linked.has(path))
      .map(({ file }) => ({ file, detail: "no other page links to it: add a link" }));
  },

  editor: (_, site) =>
    site.findCode(EDITING_ADDRESS).map((file) => ({
      file,
      detail: "has the editor of content, which is for development only: remove what imports it",
    })),

  "unnamed-files": (pages, site) => {
    const named = new Set(pages.flatMap(({ files, links }) => [...files, ...links.map(({ path }) => path)]));
    return site.named
      .filter((address) => !named.has(address))
      .map((address) => ({
        file: address,
        detail: "no page names this file: link it, or remove it",
      }));
  },
};

/** Reads the rules of .htmlvalidate.json once: working them out for each page takes longer than checking a small one. */
class OneConfigLoader extends FileSystemConfigLoader {
  readonly #config = super.getConfigFor("index.html");

  override getConfigFor() {
    return this.#config;
  }
}

const validator = new HtmlValidate(new OneConfigLoader());

/** The number of rules; html-validate counts as one. */
export const RULE_COUNT = Object.keys({ ...PAGE_RULES, ...SITE_RULES }).length + 1;

/** Lists every fault of a built site: of each page, of its HTML, and of all pages together. */
export async function checkSite(site: BuiltSite): Promise<Fault[]> {
  const faults: Fault[] = [];
  const pages: PageParts[] = [];
  for (const page of site.readPages()) {
    const { file, html } = page;
    for (const [rule, check] of Object.entries(PAGE_RULES))
      faults.push(...check(page, site).map((detail) => ({ file, rule, detail })));
    const { results } = await validator.validateString(html, file);
    for (const { ruleId, message, line, column } of results.flatMap(({ messages }) => messages))
      faults.push({ file, rule: `html: ${ruleId}`, detail: `${message} (${line}:${column})` });
    pages.push(getParts(page, site));
  }
  for (const [rule, check] of Object.entries(SITE_RULES))
    faults.push(...check(pages, site).map((fault) => ({ ...fault, rule })));
  return faults;
}
