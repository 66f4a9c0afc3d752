import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { type HTMLElement, parse } from "node-html-parser";
import { getCoursePath, isCoursePath } from "#app/content/addresses.ts";
import type { SiteContent } from "#app/site/site-content.server.ts";

/** A node of structured data. */
export type JsonLdNode = Record<string, unknown>;

/** A page of the built site. */
export type Page = {
  file: string;
  /** Address without the origin, such as /courses/core-java. */
  path: string;
  html: string;
  document: HTMLElement;
  /** Nodes of its structured data; undefined where it is not JSON. */
  nodes: JsonLdNode[] | undefined;
};

/** A link of a page. */
export type Link = {
  href: string;
  url: URL;
  /** The path within the site; undefined where the link leads elsewhere. */
  path: string | undefined;
};

/** The page for unknown addresses. */
const NOT_FOUND_FILE = "404.html";

/** The files of a site: their paths without a leading slash, and a function that reads one. */
type Files = { names: string[]; read: (name: string) => string };

/** A built site. It reads one page at a time: those of 10,000 courses do not fit into memory together. */
export class BuiltSite {
  /** Origin of the canonical addresses, with the path under which the site stands. */
  readonly origin: string;
  /** Names of the pages. */
  readonly pages: string[];
  /** Names of all other files; a redirecting page has the name of its address. */
  readonly files: ReadonlySet<string>;
  /** Addresses of the pages that may be indexed. */
  readonly paths: ReadonlySet<string>;
  /** Those of courses, sorted. */
  readonly courses: string[];
  /** The text of a file that the site has. */
  readonly readText: (name: string) => string;

  /** @param onward addresses of pages that only redirect: their files do not count as pages. */
  constructor({ names, read }: Files, origin: string, onward: ReadonlySet<string> = new Set()) {
    const isPage = (name: string) => name.endsWith(".html") && !onward.has(getPath(name));
    const others = names.filter((name) => !isPage(name));
    this.origin = origin;
    this.pages = names.filter(isPage).toSorted();
    this.files = new Set(others.map((name) => (name.endsWith(".html") ? getPath(name).slice(1) : name)));
    this.paths = new Set(this.pages.filter((file) => file !== NOT_FOUND_FILE).map(getPath));
    this.courses = [...this.paths].filter(isCoursePath).toSorted();
    this.readText = read;
  }

  /** Reads and parses one page after another. */
  *readPages(): Generator<Page> {
    for (const file of this.pages) {
      const html = this.readText(file);
      const document = parse(html, {
        comment: true,
        blockTextElements: { script: true, style: true, noscript: false },
      });
      yield { file, path: getPath(file), html, document, nodes: readNodes(document) };
    }
  }

  /** Whether a path leads to a page or a file. */
  has = (name: string): boolean => this.paths.has(name) || this.files.has(name.slice(1));

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
export function readBuiltSite(folder: string, content: SiteContent): BuiltSite {
  const entries = globSync("**/*", { cwd: folder, withFileTypes: true }).filter((entry) => entry.isFile());
  const names = entries.map((entry) =>
    path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/"),
  );
  const read = (name: string) => readFileSync(path.join(folder, name), "utf8");
  const onward = [
    ...content.retired.map(({ slug }) => getCoursePath(slug)),
    ...content.redirects.map(({ from }) => from),
  ];
  return new BuiltSite({ names, read }, content.site.identity.origin, new Set(onward));
}

/** The address of a page. */
const getPath = (file: string): string => (file === "index.html" ? "/" : `/${file.replace(/\.html$/, "")}`);

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
