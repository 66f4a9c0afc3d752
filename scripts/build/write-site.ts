import { appendFileSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler, type EntryContext, type ServerBuild } from "react-router";
import { getMarkdownPath, LICENSES_FILE } from "#app/academy/addresses.ts";
import {
  finishPage,
  parsePage,
  type RenderedPage,
  readClientBuild,
} from "#app/document/finish-page.server.ts";
import { getAbsoluteUrl } from "#app/seo/page-metadata.ts";
import { listPageAddresses, listPaths, MOVED_PATH } from "#app/site/output-paths.server.ts";
import type { SiteContent } from "#app/site/site-content.server.ts";
import { writeHostFiles } from "../hosts/host-files.ts";
import { formatPageMarkdown } from "./page-markdown.ts";

/**
 * Writes the pages and files of all paths next to the bundles in a build's folder: the built server's answers, each page
 * finished, and as Markdown too where it may be indexed. Calling the handler takes a third of the time of React Router's own
 * pre-rendering, which asks over HTTP.
 */
export async function writeSite(folder: string, content: SiteContent): Promise<void> {
  const site = path.join(folder, "client");
  const render = await importServer(path.join(folder, "server/index.js"));
  const client = readClientBuild(site);
  const { origin } = content.site.identity;
  const pages = new Set<string>(listPageAddresses(content));
  const write = (name: string, data: Buffer | string) => writeNew(path.join(site, name), data);
  const paths = listPaths(content);
  console.log(`Writing ${paths.length} pages and files ...`);
  for (const name of paths) {
    const { response, page } = await render(name);
    if (response.status !== 200)
      throw new Error(`${name} cannot be rendered (status ${response.status}); see the error above.`);
    if (!page) {
      write(getFile(name), Buffer.from(await response.arrayBuffer()));
      continue;
    }
    const document = parsePage(page.html);
    write(getFile(name), finishPage(page, { document, client }));
    if (pages.has(name))
      write(getMarkdownPath(name), formatPageMarkdown(document, getAbsoluteUrl(origin, name)));
  }
  addFontLicense(site);
  writeHostFiles(content.redirects, site);
  // No page asks for the manifests or the stylesheet, whose rules are in the pages.
  for (const name of [".vite", ...globSync("assets/{manifest-*.js,*.css}", { cwd: site })])
    rmSync(path.join(site, name), { recursive: true });
}

/** The entry of the built server, which exports what renders a page. */
type Entry = ServerBuild["entry"]["module"] & {
  renderPage: (request: Request, context: EntryContext) => RenderedPage;
};

/**
 * Imports a built server: the answer to an address, and the page where it is one. A page is kept as text, because its way
 * through an answer, which encodes it and has to be decoded, takes a tenth of its time.
 */
async function importServer(server: string) {
  const build = (await import(/* @vite-ignore */ pathToFileURL(server).href)) as ServerBuild;
  const entry = build.entry.module as Entry;
  const pages: RenderedPage[] = [];
  const module: Entry = {
    ...entry,
    default(request, status, _headers, context) {
      pages.push(entry.renderPage(request, context));
      return new Response(null, { status });
    },
  };
  const handle = createRequestHandler({ ...build, entry: { module } }, "production");
  return async (address: string) => {
    const response = await handle(new Request(`http://localhost${address}`));
    return { response, page: pages.pop() };
  };
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
