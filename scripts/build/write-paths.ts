import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler, type ServerBuild } from "react-router";
import { getMarkdownPath } from "#app/content/addresses.ts";
import { getBasePath } from "#app/content/base-path.server.ts";
import { BARE_FILE_TYPES } from "#app/content/file-types.ts";
import { finishPage, parsePage, readClientBuild } from "#app/document/finish-page.server.ts";
import { POLICY } from "#app/document/policy.server.ts";
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
 */
export async function writePaths({ paths, next, content, site, server }: PathQueue): Promise<void> {
  try {
    const build = (await import(/* @vite-ignore */ pathToFileURL(server).href)) as ServerBuild;
    const handle = createRequestHandler(build, "production");
    const client = readClientBuild(site, getBasePath());
    const { origin } = content.site.identity;
    const pages = new Set<string>(listPageAddresses(content));
    const write = (name: string, data: Buffer | string) => writeNew(path.join(site, name), data);
    const writePath = async (name: string) => {
      const response = await handle(new Request(`http://localhost${getBasePath()}${name}`));
      if (response.status !== 200)
        throw new Error(`${name} cannot be rendered (status ${response.status}); see the error above.`);
      const policy = response.headers.get(POLICY);
      if (policy === null) return write(getFile(name), Buffer.from(await response.arrayBuffer()));
      const html = await response.text();
      const document = parsePage(html);
      write(getFile(name), finishPage(html, { document, client, policy }));
      if (pages.has(name))
        write(getMarkdownPath(name), formatPageMarkdown(document, getAbsoluteUrl(origin, name)));
    };
    for (let at = Atomics.add(next, 0, 1); at < paths.length; at = Atomics.add(next, 0, 1))
      await writePath(paths[at] as string);
  } finally {
    // After a fault, the other threads end too.
    Atomics.store(next, 0, paths.length);
  }
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
