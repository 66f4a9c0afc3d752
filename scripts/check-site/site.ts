import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { type HTMLElement, parse } from "node-html-parser";

/** A fault of the built site. */
export type Fault = { file: string; rule: string; detail: string };

/** A page of the built site. */
export type Page = {
  file: string;
  /** Address without the origin, such as /courses/core-java. */
  path: string;
  html: string;
  document: HTMLElement;
  /** Nodes of its structured data; undefined where it does not parse. */
  nodes: JsonLdNode[] | undefined;
};

/** A node of structured data. */
export type JsonLdNode = Record<string, unknown>;

/** The built site as the rules see it. */
export type BuiltSite = {
  /** Origin of the canonical addresses, with the path under which the site stands. */
  origin: string;
  pages: Page[];
  /** All files but pages, by their path without a leading slash. */
  files: Map<string, Uint8Array>;
};

/** A check of one rule over the whole site. */
export type Rule = { name: string; check: (site: BuiltSite) => Omit<Fault, "rule">[] };

/** Name of the page for unknown addresses. */
export const NOT_FOUND_FILE = "404.html";

/** The pages that may be indexed. */
export const getIndexable = ({ pages }: BuiltSite): Page[] =>
  pages.filter(({ file }) => file !== NOT_FOUND_FILE);

/** The path of an address within the site; undefined for one that leads elsewhere. */
export function getOwnPath({ origin }: BuiltSite, address: string, from = "/"): string | undefined {
  const root = new URL(origin);
  const base = root.pathname.replace(/\/$/, "");
  if (!URL.canParse(address, origin + from)) return undefined;
  const url = new URL(address, origin + from);
  const isOwn = url.origin === root.origin && `${url.pathname}/`.startsWith(`${base}/`);
  return isOwn ? url.pathname.slice(base.length) || "/" : undefined;
}

/** A rule that looks at each page by itself; what it returns are details of faults. */
export const pageRule = (name: string, check: (page: Page, site: BuiltSite) => string[]): Rule => ({
  name,
  check: (site) =>
    site.pages.flatMap((page) => check(page, site).map((detail) => ({ file: page.file, detail }))),
});

/** The attribute of the only element that matches, or undefined. */
export const getAttribute = (page: Page, selector: string, name: string): string | undefined =>
  page.document.querySelector(selector)?.getAttribute(name);

/** The scripts of a page that a browser would run; structured data is none. */
export const getScripts = ({ document }: Page): HTMLElement[] =>
  document
    .querySelectorAll("script")
    .filter((script) => script.getAttribute("type") !== "application/ld+json");

/**
 * Makes the site of a set of files, by their paths without a leading slash.
 * @param onward Addresses that only lead on: their files are no pages.
 */
export function readSite(
  contents: Map<string, Uint8Array>,
  origin: string,
  onward: ReadonlySet<string> = new Set(),
): BuiltSite {
  const files = new Map(contents);
  const pages: Page[] = [];
  for (const [file, bytes] of contents) {
    if (!file.endsWith(".html")) continue;
    files.delete(file);
    if (onward.has(`/${file.replace(/\.html$/, "")}`)) {
      files.set(file.replace(/\.html$/, ""), bytes);
      continue;
    }
    const html = Buffer.from(bytes).toString("utf8");
    const document = parse(html, {
      comment: true,
      blockTextElements: { script: true, style: true, noscript: false },
    });
    const address = file === "index.html" ? "/" : `/${file.replace(/\.html$/, "")}`;
    pages.push({ file, path: address, html, document, nodes: readNodes(document) });
  }
  return { origin, pages: pages.toSorted((a, b) => a.file.localeCompare(b.file)), files };
}

/** Reads a built folder. */
export function readFolder(folder: string): Map<string, Uint8Array> {
  const names = globSync("**/*", { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  return new Map(names.map((name) => [name, readFileSync(path.join(folder, name))]));
}

function readNodes(document: HTMLElement): JsonLdNode[] | undefined {
  try {
    return document.querySelectorAll('script[type="application/ld+json"]').flatMap((script) => {
      const data = JSON.parse(script.textContent) as { "@graph"?: JsonLdNode[] };
      return data["@graph"] ?? [data];
    });
  } catch {
    return undefined;
  }
}
