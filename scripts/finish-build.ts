import { createHash } from "node:crypto";
import { globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { getRetryDelay, RETRY } from "#app/browser/retry.ts";
import { getStoreConfig, getStoreOrigin } from "#app/contact/store-config.server.ts";
import { NOT_FOUND_PATH } from "./prerender-paths.ts";
import { startHydration } from "./start-hydration.ts";

/**
 * Turns what React Router has built into the site that is published: pages as `name.html`, the stylesheet in
 * each page, scripts and their data after the first paint, a content security policy, and no litter.
 */
export function finishBuild(folder: string): void {
  removeLitter(folder);
  placePages(folder);
  const stylesheets = new Set<string>();
  for (const file of listFiles(folder, "**/*.html")) {
    const html = readFileSync(file, "utf8");
    const { html: inlined, used } = inlineStylesheets(html, folder);
    for (const name of used) stylesheets.add(name);
    writeFileSync(file, addContentSecurityPolicy(deferScripts(inlined, folder)));
  }
  for (const name of stylesheets) rmSync(path.join(folder, name));
  if (!getStoreConfig(process.env)) console.warn(NO_STORE);
}

const NO_STORE = `
==========================================================================================
 NO MESSAGE STORE IS CONFIGURED. The contact page of this build has no form: it offers
 mail and chat. To receive messages, set the variables of .env.example and build again.
==========================================================================================
`;

const listFiles = (folder: string, pattern: string): string[] =>
  globSync(pattern, { cwd: folder })
    .map((name) => path.join(folder, name))
    .toSorted();

/** The single-page fallback, the data of the 404 page, and the data twins of files are never asked for. */
function removeLitter(folder: string): void {
  rmSync(path.join(folder, "__spa-fallback.html"), { force: true });
  rmSync(path.join(folder, ".vite"), { recursive: true, force: true });
  const twins = listFiles(folder, "**/*.data").filter(
    (file) => /\.\w+\.data$/.test(file) || file.endsWith(`${NOT_FOUND_PATH}.data`),
  );
  for (const file of twins) rmSync(file);
}

/** `courses/core-java/index.html` becomes `courses/core-java.html` (reading R31). */
function placePages(folder: string): void {
  for (const file of listFiles(folder, "**/index.html")) {
    const page = path.dirname(file);
    if (page === path.normalize(folder)) continue;
    mkdirSync(path.dirname(page), { recursive: true });
    renameSync(file, `${page}.html`);
    if (listFiles(page, "**/*").length === 0) rmSync(page, { recursive: true });
  }
}

/** Puts the stylesheets of a page into it, so that its first paint waits for nothing but the page. */
function inlineStylesheets(html: string, folder: string): { html: string; used: string[] } {
  const used: string[] = [];
  const inlined = html.replace(/<link rel="stylesheet" href="([^"]+)"[^>]*>/g, (_, href: string) => {
    used.push(href);
    return `<style>${readFileSync(path.join(folder, href), "utf8").trim()}</style>`;
  });
  return { html: inlined, used };
}

/** The data that React Router writes into a page, as the texts of a stream, each in a script of its own. */
const PAGE_DATA =
  /<script>window\.__reactRouterContext\.streamController\.(?:enqueue\(("(?:[^"\\]|\\.)*")\)|close\(\));<\/script>/g;

/**
 * Lets scripts wait for the first paint, and moves the page's data, which repeats the words of the page, into a
 * file that the scripts ask for. The element order that hydration expects stays.
 */
function deferScripts(html: string, folder: string): string {
  let data = "";
  const deferred = html
    .replace(/<link rel="modulepreload"[^>]*>/g, "")
    .replace(/<script type="module" async="">/g, '<script type="deferred">')
    .replace(PAGE_DATA, (_, text?: string) => {
      if (text) data += JSON.parse(text);
      return "";
    });
  if (deferred === html) return html;
  const hash = createHash("sha256").update(data).digest("hex").slice(0, 16);
  const dataUrl = `/assets/page-${hash}.txt`;
  writeFileSync(path.join(folder, dataUrl), data);
  const delays = Array.from({ length: RETRY.retries }, (_, retry) => getRetryDelay(retry));
  const start = `(${startHydration})(${JSON.stringify(dataUrl)},${JSON.stringify(delays)})`;
  return deferred.replace("</head>", () => `<script>${start}</script></head>`);
}

/** Allows exactly the inline scripts of this page, and connections to the message store (firestore.md). */
function addContentSecurityPolicy(html: string): string {
  const hashes = [...html.matchAll(/<script(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, text]) =>
      `'sha256-${createHash("sha256")
        .update(text ?? "")
        .digest("base64")}'`,
  );
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${[...new Set(hashes)].join(" ")}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    `connect-src ${["'self'", ...getStoreOrigin(getStoreConfig(process.env))].join(" ")}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
  return html.replace(
    /<meta charSet="utf-8"\/>/i,
    (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  );
}
