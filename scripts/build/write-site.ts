import { appendFileSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler, type ServerBuild } from "react-router";
import { getMarkdownPath, LICENSES_FILE } from "#app/academy/addresses.ts";
import { addStyles, parsePage, readStyles } from "#app/document/add-styles.server.ts";
import { readClientBuild } from "#app/document/client-build.server.ts";
import { getAbsoluteUrl } from "#app/seo/page-metadata.ts";
import { listPageAddresses, listPaths, MOVED_PATH } from "#app/site/output-paths.server.ts";
import type { SiteContent } from "#app/site/site-content.server.ts";
import { writeHostFiles } from "../hosts/host-files.ts";
import { formatPageMarkdown } from "./page-markdown.ts";
import { createLetters, writeFont } from "./site-font.ts";

/**
 * Writes the pages and files of all paths next to the bundles in a build's folder: the built server's answers, each page with
 * its styles, and as Markdown too where it may be indexed. Calling the handler takes a third of the time of React Router's own
 * pre-rendering, which asks over HTTP.
 */
export async function writeSite(folder: string, content: SiteContent): Promise<void> {
  const site = path.join(folder, "client");
  const build = (await import(
    /* @vite-ignore */ pathToFileURL(path.join(folder, "server/index.js")).href
  )) as ServerBuild;
  const handle = createRequestHandler(build, "production");
  const client = readClientBuild(site);
  const styles = readStyles(site, client);
  const letters = createLetters();
  for (const file of globSync("assets/*.{js,css}", { cwd: site }))
    letters.add(readFileSync(path.join(site, file), "utf8"));
  const { origin } = content.site.identity;
  const indexed = new Set<string>(listPageAddresses(content));
  const write = (name: string, data: Buffer | string) => writeNew(path.join(site, name), data);
  const paths = listPaths(content);
  console.log(`Writing ${paths.length} pages and files ...`);
  const pages: { name: string; finish: (font: string) => string }[] = [];
  for (const name of paths) {
    const response = await handle(new Request(`http://localhost${name}`));
    if (response.status !== 200)
      throw new Error(`${name} cannot be rendered (status ${response.status}); see the error above.`);
    if (!response.headers.get("Content-Type")?.startsWith("text/html")) {
      write(getFile(name), Buffer.from(await response.arrayBuffer()));
      continue;
    }
    const html = await response.text();
    const document = parsePage(html);
    // The text too, because it has no entities.
    letters.add(html + document.textContent);
    pages.push({ name, finish: addStyles(html, { document, styles }) });
    if (indexed.has(name))
      write(getMarkdownPath(name), formatPageMarkdown(document, getAbsoluteUrl(origin, name)));
  }
  const font = await writeFont(site, client.font, letters.list());
  for (const { name, finish } of pages) write(getFile(name), finish(font));
  addFontLicense(site);
  writeHostFiles(content.redirects, site);
  // No page asks for the manifests or the stylesheet, whose rules are in the pages.
  for (const name of [".vite", ...globSync("assets/{manifest-*.js,*.css}", { cwd: site })])
    rmSync(path.join(site, name), { recursive: true });
}

/** Writes a file; fails where another path has written it. */
function writeNew(file: string, data: Buffer | string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, data, { flag: "wx" });
}

/** The file of a path: `/courses` is `courses.html`. What is at an old address, such as `/old.php`, is a page too. */
export function getFile(address: string): string {
  if (address.startsWith(`${MOVED_PATH}/`)) return `${address.slice(MOVED_PATH.length)}.html`;
  if (address === "/") return "/index.html";
  return path.extname(address) ? address : `${address}.html`;
}

/** Adds the licence of the font, which is no package that the bundler could list. */
function addFontLicense(site: string): void {
  const text = readFileSync("app/ui/font/LICENSE.txt", "utf8").trim();
  appendFileSync(path.join(site, LICENSES_FILE), `\n## Anek Latin (OFL-1.1)\n\n${text}\n`);
}
