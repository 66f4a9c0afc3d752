import { appendFileSync, cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler, type ServerBuild } from "react-router";
import { getMarkdownPath, LICENSES_FILE, MOVED_PATH } from "#app/academy/addresses.ts";
import { cacheFile, removeUnused } from "#app/cache/file-cache.server.ts";
import { addStyles, parsePage, readStyles } from "#app/document/add-styles.server.ts";
import { readClientBuild } from "#app/document/client-build.server.ts";
import { getAbsoluteUrl } from "#app/seo/page-metadata.ts";
import { listPageAddresses, listPaths } from "#app/site/output-paths.server.ts";
import type { SiteContent } from "#app/site/site-content.server.ts";
import { writeHostFiles } from "../hosts/host-files.ts";
import { formatPageMarkdown } from "./page-markdown.ts";
import { createLetters, writeFont } from "./site-font.ts";

/** Days after which the Markdown of a page that no build has used is removed. */
const MAX_DAYS = 30;

type SiteParts = {
  /** Folder of the new site. */
  site: string;
  /** Folder of the bundles. */
  bundles: string;
  /** Hash of the code; Markdown depends on it, too. */
  code: string;
  content: SiteContent;
};

/**
 * Writes a site: `public`, what browsers load, and the built server's answer for every path. A page that may be indexed
 * is also written as Markdown.
 */
export async function writeSite(parts: SiteParts): Promise<void> {
  const { site, content } = parts;
  const letters = copyBundles(parts);
  const pages = await renderPages(parts, letters);
  const font = await writeFont(site, letters.list());
  for (const { name, finish } of pages) writeNew(path.join(site, getFileName(name)), finish(font));
  addFontLicense(site);
  writeHostFiles(content.redirects, site);
  removeUnused(".cache/markdown", MAX_DAYS);
}

/** Copies what browsers load, and collects its letters. */
function copyBundles({ site, bundles }: SiteParts) {
  const browser = path.join(bundles, "client");
  cpSync("public", site, { recursive: true });
  // No page asks for the manifests or the stylesheet, whose rules are in the pages, nor for the font, which is cut.
  const unasked = [/^\.vite$/, /\.css$/, /\.woff2$/, /^manifest-.*\.js$/];
  cpSync(browser, site, {
    recursive: true,
    filter: (file) => !unasked.some((pattern) => pattern.test(path.basename(file))),
  });
  const letters = createLetters();
  for (const file of globSync("assets/*.{js,css}", { cwd: browser }))
    letters.add(readFileSync(path.join(browser, file), "utf8"));
  return letters;
}

type Letters = ReturnType<typeof createLetters>;

/**
 * Asks the built server for every path, and writes its files and the Markdown of its pages. Pages are returned, because
 * they need the font.
 */
async function renderPages({ site, bundles, code, content }: SiteParts, letters: Letters) {
  const browser = path.join(bundles, "client");
  const styles = readStyles(browser, readClientBuild(browser));
  const server = path.join(bundles, "server/index.js");
  const build = (await import(/* @vite-ignore */ pathToFileURL(server).href)) as ServerBuild;
  const handle = createRequestHandler(build, "production");
  const indexed = new Set<string>(listPageAddresses(content));
  const paths = listPaths(content);
  console.log(`Writing ${paths.length} pages and files ...`);
  const pages: { name: string; finish: (font: string) => string }[] = [];
  for (const name of paths) {
    const response = await handle(new Request(`http://localhost${name}`));
    if (response.status !== 200)
      throw new Error(`${name} cannot be rendered (status ${response.status}); see the error above.`);
    if (!response.headers.get("Content-Type")?.startsWith("text/html")) {
      writeNew(path.join(site, getFileName(name)), Buffer.from(await response.arrayBuffer()));
      continue;
    }
    const html = await response.text();
    const document = parsePage(html);
    // The decoded text too: in the HTML a letter may be an entity.
    letters.add(html + document.textContent);
    pages.push({ name, finish: addStyles(html, { document, styles }) });
    if (indexed.has(name)) {
      const address = getAbsoluteUrl(content.site.identity.origin, name);
      const main = document.querySelector("main")?.range ?? [];
      const file = await cacheFile("markdown", [code, address, html.slice(...main)], () =>
        Buffer.from(formatPageMarkdown(document, address)),
      );
      writeNew(path.join(site, getMarkdownPath(name)), readFileSync(file));
    }
  }
  return pages;
}

/** Writes a file; fails where another path has written it. */
function writeNew(file: string, data: Buffer | string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, data, { flag: "wx" });
}

/**
 * The file of an address: `/courses` is `courses.html`. What is at an old address, such as `/old.php`, is a page too.
 */
export function getFileName(address: string): string {
  if (address.startsWith(`${MOVED_PATH}/`)) return `${address.slice(MOVED_PATH.length)}.html`;
  if (address === "/") return "/index.html";
  return path.extname(address) ? address : `${address}.html`;
}

/** Adds the licence of the font, because the bundler lists packages only. */
function addFontLicense(site: string): void {
  const text = readFileSync("app/ui/font/LICENSE.txt", "utf8").trim();
  appendFileSync(path.join(site, LICENSES_FILE), `\n## Anek Latin (OFL-1.1)\n\n${text}\n`);
}
