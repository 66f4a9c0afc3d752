import type { HTMLElement } from "node-html-parser";

/** A fault of the built site. */
export type Fault = { file: string; rule: string; detail: string };

/** A page of the built site. Its text is read when a rule asks for it, and only that of the page at hand is held. */
export type Page = {
  readonly file: string;
  /** Address without the origin, such as /courses/core-java. */
  readonly path: string;
  readonly html: string;
  readonly document: HTMLElement;
  /** Nodes of its structured data; undefined where it does not parse. */
  readonly nodes: JsonLdNode[] | undefined;
  readonly facts: PageFacts;
};

/** What rules over several pages need of each; it is kept. */
export type PageFacts = {
  title: string;
  description: string;
  shareImage: string;
  /** Paths of the other pages and files that it links to, each once. */
  links: string[];
  ids: string[];
  /** What its scripts say; pages of the same scripts hold them once. */
  scripts: string[];
};

/** A node of structured data. */
export type JsonLdNode = Record<string, unknown>;

/** Files by their path without a leading slash. */
export type Files = Pick<ReadonlyMap<string, Uint8Array>, "get" | "has" | "keys">;

/** The built site as the rules see it. */
export type BuiltSite = {
  /** Origin of the canonical addresses, with the path under which the site stands. */
  origin: string;
  pages: Page[];
  /** The pages that may be indexed, by their address. */
  indexable: ReadonlyMap<string, Page>;
  /** Those of courses. */
  courses: Page[];
  /** All files but pages. */
  files: Files;
};

/** A check of one rule: over the whole site, or of each page by itself, with the details of its faults. */
export type Rule = { name: string } & (
  | { check: (site: BuiltSite) => Omit<Fault, "rule">[] }
  | { checkPage: (page: Page, site: BuiltSite) => string[] }
);

/** Name of the page for unknown addresses. */
export const NOT_FOUND_FILE = "404.html";

/** The path of an address within the site; undefined for one that leads elsewhere. */
export function getOwnPath(
  { origin }: Pick<BuiltSite, "origin">,
  address: string,
  from = "/",
): string | undefined {
  const root = new URL(origin);
  const base = root.pathname.replace(/\/$/, "");
  if (!URL.canParse(address, origin + from)) return undefined;
  const url = new URL(address, origin + from);
  const isOwn = url.origin === root.origin && `${url.pathname}/`.startsWith(`${base}/`);
  return isOwn ? url.pathname.slice(base.length) || "/" : undefined;
}

/** A rule that looks at each page by itself; what it returns are details of faults. */
export const pageRule = (name: string, checkPage: (page: Page, site: BuiltSite) => string[]): Rule => ({
  name,
  checkPage,
});

/** Links of a page; those that stay within the site have their path in it. */
export function getLinks(
  { document, path: from }: Page,
  site: Pick<BuiltSite, "origin">,
): { href: string; url: URL; path: string | undefined }[] {
  return document
    .querySelectorAll("a[href]")
    .map((link) => link.getAttribute("href") ?? "")
    .filter((href) => URL.canParse(href, `${site.origin}${from}`))
    .map((href) => ({
      href,
      url: new URL(href, `${site.origin}${from}`),
      path: getOwnPath(site, href, from),
    }));
}

/** The attribute of the only element that matches, or undefined. */
export const getAttribute = (page: Page, selector: string, name: string): string | undefined =>
  page.document.querySelector(selector)?.getAttribute(name);

/** The scripts of a page that a browser would run; structured data is none. */
export const getScripts = ({ document }: Page): HTMLElement[] =>
  document
    .querySelectorAll("script")
    .filter((script) => script.getAttribute("type") !== "application/ld+json");
