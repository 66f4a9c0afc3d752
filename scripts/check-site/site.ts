import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { type HTMLElement, parse } from "node-html-parser";
import { getMarkdownPath, isCoursePath, SITE_FILES } from "#app/content/addresses.ts";
import { listAllNames } from "#app/site/collections.server.ts";
import { listNamedFiles, listPageAddresses } from "#app/site/output-paths.server.ts";
import type { SiteContent } from "#app/site/site-content.server.ts";

/** A page of the built site. */
export type Page = {
  file: string;
  /** Address without the origin, such as /courses/core-java. */
  path: string;
  html: string;
  document: HTMLElement;
};

/** A link of a page. */
export type Link = {
  href: string;
  url: URL;
  /** The path within the site; undefined for a link to another site. */
  path: string | undefined;
};

/** A part of a link set: what it is about, and what it links. */
type LinkSet = { anchor: string; item?: { href: string }[]; "service-desc"?: { href: string }[] };

/** Addresses without the origin: of the page for unknown addresses, and of any file. */
const NOT_FOUND = "/404";
const getPath = (file: string): string => (file === "index.html" ? "/" : `/${file.replace(/\.html$/, "")}`);

/** What a built site consists of. */
type Parts = {
  /** Origin of the canonical addresses, with the base path. */
  origin: string;
  /** Addresses of the pages that may be indexed. All other files are not held to the rules of pages. */
  paths: Iterable<string>;
  /** Addresses of the files that a page must name. */
  named?: string[];
  /** Names that the content may hold in braces. */
  names?: Iterable<string>;
  /** Paths of all files, without a leading slash. */
  files: string[];
  read: (file: string) => string;
};

/** A built site. */
export class BuiltSite {
  readonly origin: string;
  /** Files of the pages. */
  readonly pages: string[];
  /** Addresses of the pages that may be indexed. */
  readonly paths: ReadonlySet<string>;
  /** Those of courses, sorted. */
  readonly courses: string[];
  /** Addresses of all other files; an HTML file is served without its extension. */
  readonly files: ReadonlySet<string>;
  /** Names that the content may hold in braces. */
  readonly names: ReadonlySet<string>;
  /** Addresses of the files that a page must name. */
  readonly named: string[];
  readonly #read: (file: string) => string;

  constructor({ origin, paths, named = [], names = [], files, read }: Parts) {
    this.origin = origin;
    this.named = named;
    this.paths = new Set(paths);
    this.courses = [...this.paths].filter(isCoursePath).toSorted();
    this.names = new Set(names);
    this.#read = read;
    const isPage = (file: string) =>
      file.endsWith(".html") && (this.paths.has(getPath(file)) || getPath(file) === NOT_FOUND);
    this.pages = files.filter(isPage).toSorted();
    this.files = new Set(files.filter((file) => !isPage(file)).map(getPath));
  }

  /** Reads and parses one page after another. */
  *readPages(): Generator<Page> {
    for (const file of this.pages) {
      const html = this.#read(file);
      const document = parse(html, {
        comment: true,
        blockTextElements: { script: true, style: true, noscript: false },
      });
      yield { file, path: getPath(file), html, document };
    }
  }

  /** The paths of the files that the list for other programs (RFC 9727) names. */
  listCatalogued(): string[] {
    const address = SITE_FILES.apiCatalog;
    if (!this.files.has(address)) return [];
    const { linkset } = JSON.parse(this.#read(address.slice(1))) as { linkset: LinkSet[] };
    return linkset
      .flatMap(({ anchor, item = [], "service-desc": schemas = [] }) => [
        anchor,
        ...[...item, ...schemas].map(({ href }) => href),
      ])
      .flatMap((href) => this.getOwnPath(href) ?? []);
  }

  /** Whether an address is that of a page or a file. */
  has = (address: string): boolean => this.paths.has(address) || this.files.has(address);

  /** The path of an address within the site; undefined for an address elsewhere. */
  getOwnPath(address: string, from = "/"): string | undefined {
    if (!URL.canParse(address, this.origin + from)) return undefined;
    const root = new URL(this.origin);
    const base = root.pathname.replace(/\/$/, "");
    const url = new URL(address, this.origin + from);
    const isOwn = url.origin === root.origin && `${url.pathname}/`.startsWith(`${base}/`);
    return isOwn ? url.pathname.slice(base.length) || "/" : undefined;
  }

  /** The links of a page. */
  listLinks = ({ document, path: from }: Page): Link[] =>
    document
      .querySelectorAll("a[href]")
      .map((link) => link.getAttribute("href") ?? "")
      .filter((href) => URL.canParse(href, this.origin + from))
      .map((href) => ({ href, url: new URL(href, this.origin + from), path: this.getOwnPath(href, from) }));
}

/** Opens the site that was built into a folder, from this content. */
export const readBuiltSite = (folder: string, content: SiteContent): BuiltSite =>
  new BuiltSite({
    origin: content.site.identity.origin,
    paths: listPageAddresses(content),
    named: [...listNamedFiles(content), ...listPageAddresses(content).map(getMarkdownPath)],
    names: new Set(listAllNames()),
    files: readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) =>
        path.relative(folder, path.join(parentPath, name)).replaceAll(path.sep, "/"),
      ),
    read: (file) => readFileSync(path.join(folder, file), "utf8"),
  });
