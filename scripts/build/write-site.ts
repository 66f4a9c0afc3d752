import { appendFileSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler, type ServerBuild } from "react-router";
import { getMarkdownPath, LICENSES_FILE } from "#app/content/addresses.ts";
import { getBasePath } from "#app/content/base-path.server.ts";
import { getAbsoluteUrl } from "#app/seo/page-metadata.ts";
import { listPageAddresses, listPaths, MOVED_PATH } from "#app/site/output-paths.server.ts";
import { getSiteContent, type SiteContent } from "#app/site/site-content.server.ts";
import { writeHostFiles } from "../hosts/host-files.ts";
import { NEXT_SERVER, NEXT_SITE } from "./folders.ts";
import { formatPageMarkdown } from "./page-markdown.ts";

/** Writes the pages, and the files next to them, into the bundled site. */
export async function writeSite(): Promise<void> {
  const content = getSiteContent();
  await writePaths(content);
  writeMarkdown(content);
  addFontLicense();
  writeHostFiles(content, NEXT_SITE);
  // No page asks for the manifests or the stylesheet, whose rules are in the pages.
  for (const name of [".vite", ...globSync("assets/{manifest-*.js,*.css}", { cwd: NEXT_SITE })])
    rmSync(path.join(NEXT_SITE, name), { recursive: true });
}

/**
 * Writes the built server's answers to all paths of the site. Calling its handler takes a third of the time of React
 * Router's own pre-rendering, which asks over HTTP.
 */
async function writePaths(content: SiteContent): Promise<void> {
  const build = (await import(/* @vite-ignore */ pathToFileURL(NEXT_SERVER).href)) as ServerBuild;
  const handle = createRequestHandler(build, "production");
  for (const name of listPaths(content)) {
    const response = await handle(new Request(`http://localhost${getBasePath()}${name}`));
    if (response.status !== 200)
      throw new Error(`${name} cannot be rendered (status ${response.status}); see the error above.`);
    const file = path.join(NEXT_SITE, getFile(name));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, Buffer.from(await response.arrayBuffer()), { flag: "wx" });
  }
}

/** Writes each page that may be indexed as Markdown too, for people and assistants who read that way. */
function writeMarkdown(content: SiteContent): void {
  const { origin } = content.site.identity;
  for (const name of listPageAddresses(content)) {
    const html = readFileSync(path.join(NEXT_SITE, getFile(name)), "utf8");
    const file = path.join(NEXT_SITE, getMarkdownPath(name));
    writeFileSync(file, formatPageMarkdown(html, getAbsoluteUrl(origin, name)), { flag: "wx" });
  }
}

/** The file of a path: `/courses` is `courses.html`. Paths of pages have no dot. */
function getFile(name: string): string {
  const address = name.startsWith(`${MOVED_PATH}/`) ? name.slice(MOVED_PATH.length) : name;
  if (address === "/") return "/index.html";
  return path.extname(address) ? address : `${address}.html`;
}

/** Adds the licence of the font, which the bundler does not list: the font is cut before it is bundled. */
function addFontLicense(): void {
  const name = "@fontsource-variable/anek-latin";
  const folder = path.join("node_modules", name);
  const { version } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
  const text = readFileSync(path.join(folder, "LICENSE"), "utf8").trim();
  appendFileSync(path.join(NEXT_SITE, LICENSES_FILE), `\n## ${name} - ${version} (OFL-1.1)\n\n${text}\n`);
}
