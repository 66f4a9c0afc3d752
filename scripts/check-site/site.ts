import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { type HTMLElement, parse } from "node-html-parser";
import { getMarkdownPath, isCoursePath, NOT_FOUND_PATH } from "#app/academy/addresses.ts";
import { listAllNames } from "#app/site/collections.server.ts";
import { listNamedFiles, listPageAddresses } from "#app/site/output-paths.server.ts";
import type { SiteContent } from "#app/site/site-content.server.ts";

/** A page of the built site. */
export type BuiltPage = {
  file: string;
  /** Address without the origin, such as /courses/core-java. */
  path: string;
  html: string;
  document: HTMLElement;
};

/** A link of a page. */
export type Link = {
  href: string;
  /** Undefined for what is not an address. */
  url: URL | undefined;
  /** The path within the site; undefined for a link to another site. */
  path: string | undefined;
};

/** Address of a file, without the origin. */
const getPath = (file: string): string => (file === "index.html" ? "/" : `/${file.replace(/\.html$/, "")}`);

/** What a built site consists of. */
type Parts = {
  /** Origin of the canonical addresses. */
  origin: string;
  /** Addresses of the pages that may be indexed. All other files are not held to the rules of pages. */
  paths: string[];
  /** Addresses of the files that a page must name. */
  named: string[];
  /** Names that the content may hold in braces. */
  names: string[];
  /** Links that editors have written, each with its file and line. */
  links?: { href: string; place: string }[];
  /** Paths of all files, without a leading slash. */
  files: string[];
  read: (file: string) => string;
};

/** A built site. */
export type BuiltSite = ReturnType<typeof openSite>;

/** Opens a built site. */
export function openSite({ origin, named, read, links = [], ...parts }: Parts) {
  const paths: ReadonlySet<string> = new Set(parts.paths);
  const isPage = (file: string) =>
    file.endsWith(".html") && (paths.has(getPath(file)) || getPath(file) === NOT_FOUND_PATH);
  const pages = parts.files.filter(isPage).toSorted();
  // An HTML file is served without its extension.
  const files = new Set(parts.files.filter((file) => !isPage(file)).map(getPath));

  /** The path of an address within the site; undefined for an address elsewhere. */
  const getOwnPath = (address: string, from = "/"): string | undefined => {
    const url = URL.parse(address, origin + from);
    return url?.origin === origin ? url.pathname : undefined;
  };

  return {
    origin,
    paths,
    named,
    names: new Set(parts.names),
    /** Files of the pages. */
    pages,
    /** Addresses of all other files. */
    files,
    /** Addresses of the courses, sorted. */
    courses: [...paths].filter(isCoursePath).toSorted(),
    getOwnPath,
    /** Where to correct a link: the files and lines that have it, if editors have written it. */
    locate: (href: string): string => {
      const places = links.filter((link) => link.href === href).map(({ place }) => place);
      return places.length > 0 ? ` in ${places.join(", ")}` : "";
    },
    /** Whether an address is that of a page or a file. */
    has: (address: string): boolean => paths.has(address) || files.has(address),

    /** Reads and parses one page after another. */
    *readPages(): Generator<BuiltPage> {
      for (const file of pages) {
        const html = read(file);
        const document = parse(html, {
          comment: true,
          blockTextElements: { script: true, style: true, noscript: false },
        });
        yield { file, path: getPath(file), html, document };
      }
    },

    /** Files whose text holds some words: pages and scripts. */
    findCode: (words: string): string[] =>
      parts.files.filter((file) => /\.(html|js)$/.test(file) && read(file).includes(words)),

    /** The links of a page. */
    listLinks: ({ document, path: from }: BuiltPage): Link[] =>
      document
        .querySelectorAll("a[href]")
        .map((link) => link.getAttribute("href") ?? "")
        .map((href) => ({
          href,
          url: URL.parse(href, origin + from) ?? undefined,
          path: getOwnPath(href, from),
        })),
  };
}

/** Opens the site that was built into a folder, from this content. */
export const readBuiltSite = (folder: string, content: SiteContent): BuiltSite =>
  openSite({
    origin: content.site.identity.origin,
    paths: listPageAddresses(content),
    named: [...listNamedFiles(content), ...listPageAddresses(content).map(getMarkdownPath)],
    names: [...listAllNames()],
    links: content.links,
    files: readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) =>
        path.relative(folder, path.join(parentPath, name)).replaceAll(path.sep, "/"),
      ),
    read: (file) => readFileSync(path.join(folder, file), "utf8"),
  });
