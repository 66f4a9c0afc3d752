import { appendFileSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { isMainThread, Worker, workerData } from "node:worker_threads";
import { createRequestHandler, type ServerBuild } from "react-router";
import { LICENSES_FILE } from "#app/content/addresses.ts";
import { getBasePath } from "#app/content/base-path.server.ts";
import { ContentError } from "#app/content/content-problem.ts";
import { getSiteContent } from "#app/site/content-store.server.ts";
import { listPaths, MOVED_PATH } from "#app/site/output-paths.server.ts";
import { findUnfilledNames } from "#app/site/unfilled-names.server.ts";
import { writeHostFiles } from "../hosts/host-files.ts";
import { NEXT_SERVER, NEXT_SITE } from "./folders.ts";

/** Pages that are worth the start of a further thread. */
const PAGES_A_THREAD = 400;

/** Which paths a thread writes: every one of a list of which the shared counter says how far it has come. */
type Work = { paths: string[]; next: Int32Array };

/** Writes everything that follows from the content into the bundled site: its pages, and the files beside them. */
export async function writeSite(): Promise<void> {
  const content = getSiteContent();
  await writePaths(listPaths(content));
  addFontLicense();
  writeHostFiles(content, NEXT_SITE);
  // Nothing asks for the manifests, and every page has its part of the stylesheet in it.
  for (const name of [".vite", ...globSync("assets/{manifest-*.js,*.css}", { cwd: NEXT_SITE })])
    rmSync(path.join(NEXT_SITE, name), { recursive: true });
}

/**
 * Asks the built server for these paths and writes its answers. Calling it directly takes a third of the time of React
 * Router's own pre-rendering, which asks it over HTTP.
 */
async function writePaths(paths: string[]): Promise<void> {
  for (const folder of new Set(paths.map((name) => path.dirname(getFile(name)))))
    mkdirSync(path.join(NEXT_SITE, folder), { recursive: true });
  const pages = share(paths.filter((name) => !path.extname(name)));
  const files = share(paths.filter((name) => path.extname(name)));
  const threads = Math.min(availableParallelism(), Math.ceil(pages.paths.length / PAGES_A_THREAD));
  const others = Array.from({ length: threads - 1 }, () => runThread(pages));
  // This thread makes all files before it helps with the pages: another one would draw the same parts of pictures again.
  await Promise.all([...others, writeAnswers(files).then(() => writeAnswers(pages))]);
}

const share = (paths: string[]): Work => ({ paths, next: new Int32Array(new SharedArrayBuffer(4)) });

const runThread = (work: Work): Promise<void> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: work });
    worker.once("error", reject);
    worker.once("exit", (status) =>
      status === 0 ? resolve() : reject(new Error(`A thread ended with ${status}.`)),
    );
  });

async function writeAnswers({ paths, next }: Work): Promise<void> {
  const build = (await import(/* @vite-ignore */ pathToFileURL(NEXT_SERVER).href)) as ServerBuild;
  const handle = createRequestHandler(build, "production");
  for (let at = Atomics.add(next, 0, 1); at < paths.length; at = Atomics.add(next, 0, 1)) {
    const name = paths[at] ?? "";
    const response = await handle(new Request(`http://localhost${getBasePath()}${name}`));
    const body = Buffer.from(await response.arrayBuffer());
    if (response.status !== 200)
      throw new Error(`${name} cannot be rendered (status ${response.status}): ${getMainText(String(body))}`);
    const unfilled = path.extname(name) ? [] : findUnfilledNames(name, String(body));
    if (unfilled.length > 0) throw new ContentError(unfilled);
    writeFileSync(path.join(NEXT_SITE, getFile(name)), body, { flag: "wx" });
  }
}

/** The file of a path: `/courses` is `courses.html`. No path of a page has a dot in it. */
function getFile(name: string): string {
  const address = name.startsWith(`${MOVED_PATH}/`) ? name.slice(MOVED_PATH.length) : name;
  if (address === "/") return "/index.html";
  return path.extname(address) ? address : `${address}.html`;
}

/** What the failure screen says. */
const getMainText = (html: string): string =>
  (/<main[^>]*>([\s\S]*?)<\/main>/.exec(html)?.[1] ?? html)
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .trim();

/** The licence of the font, which reaches the site past the bundler, that lists the others. */
function addFontLicense(): void {
  const name = "@fontsource-variable/anek-latin";
  const folder = path.join("node_modules", name);
  const { version } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
  const text = readFileSync(path.join(folder, "LICENSE"), "utf8").trim();
  appendFileSync(path.join(NEXT_SITE, LICENSES_FILE), `\n## ${name} - ${version} (OFL-1.1)\n\n${text}\n`);
}

if (!isMainThread) await writeAnswers(workerData as Work);
