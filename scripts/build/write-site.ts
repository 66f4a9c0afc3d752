import { appendFileSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { isMainThread, Worker, workerData } from "node:worker_threads";
import { createRequestHandler, type ServerBuild } from "react-router";
import { LICENSES_FILE } from "#app/content/addresses.ts";
import { getBasePath } from "#app/content/base-path.server.ts";
import { listPaths, MOVED_PATH } from "#app/site/output-paths.server.ts";
import { getSiteContent, type SiteContent, setSiteContent } from "#app/site/site-content.server.ts";
import { writeHostFiles } from "../hosts/host-files.ts";
import { NEXT_SERVER, NEXT_SITE } from "./folders.ts";

/** How many pages make the start of a further thread worth its time. */
const PAGES_PER_THREAD = 400;

/** A queue of paths: threads take the next index from a shared atomic counter. */
type Queue = { paths: string[]; next: Int32Array };

/** What a further thread begins with: reading the content again would take it longer than a copy. */
type Task = { pages: Queue; content: SiteContent };

/** Writes the pages, and the files beside them, into the bundled site. */
export async function writeSite(): Promise<void> {
  const content = getSiteContent();
  await writePaths(content);
  addFontLicense();
  writeHostFiles(content, NEXT_SITE);
  // No page asks for the manifests or the stylesheet, whose rules stand in the pages.
  for (const name of [".vite", ...globSync("assets/{manifest-*.js,*.css}", { cwd: NEXT_SITE })])
    rmSync(path.join(NEXT_SITE, name), { recursive: true });
}

/**
 * Writes the built server's answers to all paths of the site. Calling its handler takes a third of the time of React
 * Router's own pre-rendering, which asks over HTTP.
 */
async function writePaths(content: SiteContent): Promise<void> {
  const paths = listPaths(content);
  for (const folder of new Set(paths.map((name) => path.dirname(getFile(name)))))
    mkdirSync(path.join(NEXT_SITE, folder), { recursive: true });
  const pages = createQueue(paths.filter((name) => !path.extname(name)));
  const files = createQueue(paths.filter((name) => path.extname(name)));
  const threads = Math.min(availableParallelism(), Math.ceil(pages.paths.length / PAGES_PER_THREAD));
  const others = Array.from({ length: threads - 1 }, () => runThread({ pages, content }));
  // One thread makes all files: a second one would draw the same pieces of pictures for a cache of its own.
  await Promise.all([...others, writeAnswers(files).then(() => writeAnswers(pages))]);
}

const createQueue = (paths: string[]): Queue => ({ paths, next: new Int32Array(new SharedArrayBuffer(4)) });

const runThread = (task: Task): Promise<void> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: task });
    worker.once("error", reject);
    worker.once("exit", (status) =>
      status === 0 ? resolve() : reject(new Error(`A thread ended with ${status}.`)),
    );
  });

async function writeAnswers({ paths, next }: Queue): Promise<void> {
  const build = (await import(/* @vite-ignore */ pathToFileURL(NEXT_SERVER).href)) as ServerBuild;
  const handle = createRequestHandler(build, "production");
  for (let at = Atomics.add(next, 0, 1); at < paths.length; at = Atomics.add(next, 0, 1)) {
    const name = paths[at] ?? "";
    const response = await handle(new Request(`http://localhost${getBasePath()}${name}`));
    const body = Buffer.from(await response.arrayBuffer());
    if (response.status !== 200)
      throw new Error(`${name} cannot be rendered (status ${response.status}): ${getMainText(String(body))}`);
    writeFileSync(path.join(NEXT_SITE, getFile(name)), body, { flag: "wx" });
  }
}

/** The file of a path: `/courses` is `courses.html`. No path of a page has a dot in it. */
function getFile(name: string): string {
  const address = name.startsWith(`${MOVED_PATH}/`) ? name.slice(MOVED_PATH.length) : name;
  if (address === "/") return "/index.html";
  return path.extname(address) ? address : `${address}.html`;
}

/** The text of the failure screen. */
const getMainText = (html: string): string =>
  (/<main[^>]*>([\s\S]*?)<\/main>/.exec(html)?.[1] ?? html)
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .trim();

/** Adds the licence of the font, which the bundler does not list: the font is cut before it is bundled. */
function addFontLicense(): void {
  const name = "@fontsource-variable/anek-latin";
  const folder = path.join("node_modules", name);
  const { version } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
  const text = readFileSync(path.join(folder, "LICENSE"), "utf8").trim();
  appendFileSync(path.join(NEXT_SITE, LICENSES_FILE), `\n## ${name} - ${version} (OFL-1.1)\n\n${text}\n`);
}

if (!isMainThread) {
  const { pages, content } = workerData as Task;
  setSiteContent(content);
  await writeAnswers(pages);
}
