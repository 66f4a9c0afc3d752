import { appendFileSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler, type ServerBuild } from "react-router";
import { getMarkdownPath, LICENSES_FILE } from "#app/content/addresses.ts";
import { getBasePath } from "#app/content/base-path.server.ts";
import { BARE_FILE_TYPES } from "#app/content/file-types.ts";
import { finishPage, parsePage, readClientBuild } from "#app/document/finish-page.server.ts";
import { POLICY } from "#app/document/policy.server.ts";
import { getAbsoluteUrl } from "#app/seo/page-metadata.ts";
import { listPageAddresses, listPaths, MOVED_PATH } from "#app/site/output-paths.server.ts";
import { getSiteContent, type SiteContent } from "#app/site/site-content.server.ts";
import { writeHostFiles, writeServerFiles } from "../hosts/host-files.ts";
import { NEXT_SERVER, NEXT_SITE } from "./folders.ts";
import { formatPageMarkdown } from "./page-markdown.ts";
import { swapSite } from "./swap-site.ts";

/** Writes the pages, and the files next to them, into the bundled site, and replaces the finished site by it. */
export async function writeSite(): Promise<void> {
  const content = getSiteContent();
  await writePaths(content);
  addFontLicense();
  writeHostFiles(content, NEXT_SITE);
  // No page asks for the manifests or the stylesheet, whose rules are in the pages.
  for (const name of [".vite", ...globSync("assets/{manifest-*.js,*.css}", { cwd: NEXT_SITE })])
    rmSync(path.join(NEXT_SITE, name), { recursive: true });
  // A build that fails or is killed before this leaves yesterday's site.
  swapSite();
  // After the swap, because they may redirect to new pages.
  writeServerFiles(content);
}

/**
 * Writes the built server's answers to all paths of the site: its files as they are, its pages finished, and each page
 * that may be indexed as Markdown too. Calling the handler takes a third of the time of React Router's own
 * pre-rendering, which asks over HTTP.
 */
async function writePaths(content: SiteContent): Promise<void> {
  const build = (await import(/* @vite-ignore */ pathToFileURL(NEXT_SERVER).href)) as ServerBuild;
  const handle = createRequestHandler(build, "production");
  const client = readClientBuild(NEXT_SITE, getBasePath());
  const { origin } = content.site.identity;
  const pages = new Set<string>(listPageAddresses(content));
  for (const name of listPaths(content)) {
    const response = await handle(new Request(`http://localhost${getBasePath()}${name}`));
    if (response.status !== 200)
      throw new Error(`${name} cannot be rendered (status ${response.status}); see the error above.`);
    const policy = response.headers.get(POLICY);
    if (policy === null) {
      writeNew(getFile(name), Buffer.from(await response.arrayBuffer()));
      continue;
    }
    const html = await response.text();
    const document = parsePage(html);
    writeNew(getFile(name), finishPage(html, { document, client, policy }));
    if (pages.has(name))
      writeNew(getMarkdownPath(name), formatPageMarkdown(document, getAbsoluteUrl(origin, name)));
  }
}

/** Writes a file; fails where another path has written it. */
function writeNew(name: string, data: Buffer | string): void {
  const file = path.join(NEXT_SITE, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, data, { flag: "wx" });
}

/** The file of a path: `/courses` is `courses.html`. */
function getFile(name: string): string {
  const address = name.startsWith(`${MOVED_PATH}/`) ? name.slice(MOVED_PATH.length) : name;
  if (address === "/") return "/index.html";
  return path.extname(address) || address in BARE_FILE_TYPES ? address : `${address}.html`;
}

/** Adds the licence of the font, which the bundler does not list: the font is cut before it is bundled. */
function addFontLicense(): void {
  const name = "@fontsource-variable/anek-latin";
  const folder = path.join("node_modules", name);
  const { version } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
  const text = readFileSync(path.join(folder, "LICENSE"), "utf8").trim();
  appendFileSync(path.join(NEXT_SITE, LICENSES_FILE), `\n## ${name} - ${version} (OFL-1.1)\n\n${text}\n`);
}
