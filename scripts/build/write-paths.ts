import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler, type EntryContext, type ServerBuild } from "react-router";
import { getMarkdownPath } from "#app/content/addresses.ts";
import { BARE_FILE_TYPES } from "#app/content/file-types.ts";
import {
  finishPage,
  parsePage,
  type RenderedPage,
  readClientBuild,
} from "#app/document/finish-page.server.ts";
import { getAbsoluteUrl } from "#app/seo/page-metadata.ts";
import { listPageAddresses, MOVED_PATH } from "#app/site/output-paths.server.ts";
import type { SiteContent } from "#app/site/site-content.server.ts";
import { formatPageMarkdown } from "./page-markdown.ts";

/** The paths of the site, which threads take one by one. */
export type PathQueue = {
  paths: string[];
  /** Index of the next path to take; shared by all threads. */
  next: Int32Array;
  content: SiteContent;
  /** Folder of the site. */
  site: string;
  /** The bundle that renders pages. */
  server: string;
};

/**
 * Writes the built server's answers to the paths of a queue: its files as they are, its pages finished, and each page that
 * may be indexed as Markdown too. Calling the handler takes a third of the time of React Router's own pre-rendering, which
 * asks over HTTP.
 * @param report is called with the number of paths that have been taken.
 */
export async function writePaths(
  { paths, next, content, site, server }: PathQueue,
  report?: (taken: number) => void,
): Promise<void> {
  try {
    const render = await importServer(server);
    const client = readClientBuild(site);
    const { origin } = content.site.identity;
    const pages = new Set<string>(listPageAddresses(content));
    const write = (name: string, data: Buffer | string) => writeNew(path.join(site, name), data);
    const writePath = async (name: string) => {
      const { response, page } = await render(name);
      if (response.status !== 200)
        throw new Error(`${name} cannot be rendered (status ${response.status}); see the error above.`);
      if (!page) return write(getFile(name), Buffer.from(await response.arrayBuffer()));
      const document = parsePage(page.html);
      write(getFile(name), finishPage(page, { document, client }));
      if (pages.has(name))
        write(getMarkdownPath(name), formatPageMarkdown(document, getAbsoluteUrl(origin, name)));
    };
    for (let at = Atomics.add(next, 0, 1); at < paths.length; at = Atomics.add(next, 0, 1)) {
      report?.(at);
      await writePath(paths[at] as string);
    }
  } finally {
    // After a fault, the other threads end too.
    Atomics.store(next, 0, paths.length);
  }
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

/** The file of a path: `/courses` is `courses.html`. */
function getFile(name: string): string {
  const address = name.startsWith(`${MOVED_PATH}/`) ? name.slice(MOVED_PATH.length) : name;
  if (address === "/") return "/index.html";
  return path.extname(address) || address in BARE_FILE_TYPES ? address : `${address}.html`;
}
