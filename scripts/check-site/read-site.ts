import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { type HTMLElement, parse } from "node-html-parser";
import { writeOnwardPages } from "#app/files/onward-pages.server.ts";
import type { SiteContent } from "#app/site/site-content.server.ts";
import {
  type BuiltSite,
  type Files,
  getAttribute,
  getLinks,
  getScripts,
  type JsonLdNode,
  NOT_FOUND_FILE,
  type Page,
  type PageFacts,
} from "./site.ts";

/** The site that was built from a content into a folder. */
export const readBuiltSite = (folder: string, content: SiteContent): BuiltSite =>
  readSite(readFolder(folder), content.site.identity.origin, new Set(writeOnwardPages(content).keys()));

/**
 * Makes the site of a set of files.
 * @param onward addresses that only lead on: their files are no pages.
 */
export function readSite(
  contents: Files,
  origin: string,
  onward: ReadonlySet<string> = new Set(),
): BuiltSite {
  const names = [...contents.keys()];
  const isOnward = (name: string) => onward.has(`/${name}`) && contents.has(`${name}.html`);
  const isPage = (name: string) => name.endsWith(".html") && !isOnward(name.replace(/\.html$/, ""));
  const others = names
    .filter((name) => !isPage(name))
    .map((name) => (name.endsWith(".html") ? name.replace(/\.html$/, "") : name));
  const hold = createHold(contents);
  const scripts = new Map<string, string>();
  const pages = names
    .filter(isPage)
    .toSorted()
    .map((file) => makePage(file, hold, (page) => readFacts(page, origin, scripts)));
  const indexable = new Map(
    pages.filter(({ file }) => file !== NOT_FOUND_FILE).map((page) => [page.path, page]),
  );
  return {
    origin,
    pages,
    indexable,
    courses: [...indexable.values()].filter(({ path }) => path.startsWith("/courses/")),
    files: {
      keys: () => others.values(),
      has: (name) => isOnward(name) || (!name.endsWith(".html") && contents.has(name)),
      get: (name) =>
        name.endsWith(".html") ? undefined : contents.get(isOnward(name) ? `${name}.html` : name),
    },
  };
}

/** A built folder; a file is read when it is asked for. */
function readFolder(folder: string): Files {
  const entries = globSync("**/*", { cwd: folder, withFileTypes: true }).filter((entry) => entry.isFile());
  const names = new Set(
    entries.map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name))),
  );
  return {
    keys: () => names.values(),
    has: (name) => names.has(name),
    get: (name) => (names.has(name) ? readFileSync(path.join(folder, name)) : undefined),
  };
}

/** What is read of the page at hand. */
type Text = { file: string; html: string; document?: HTMLElement; nodes?: Page["nodes"] };

/** Reads a page's text; that of the page before is let go. */
function createHold(contents: Files): (file: string) => Text {
  let held: Text = { file: "", html: "" };
  return (file) => {
    if (held.file !== file) held = { file, html: Buffer.from(contents.get(file) ?? "").toString("utf8") };
    return held;
  };
}

function makePage(file: string, hold: (file: string) => Text, read: (page: Page) => PageFacts): Page {
  let facts: PageFacts | undefined;
  return {
    file,
    path: file === "index.html" ? "/" : `/${file.replace(/\.html$/, "")}`,
    get html() {
      return hold(file).html;
    },
    get document() {
      const text = hold(file);
      text.document ??= parse(text.html, {
        comment: true,
        blockTextElements: { script: true, style: true, noscript: false },
      });
      return text.document;
    },
    get nodes() {
      const text = hold(file);
      if (!("nodes" in text)) text.nodes = readNodes(this.document);
      return text.nodes;
    },
    get facts() {
      facts ??= read(this);
      return facts;
    },
  };
}

/** @param known scripts of other pages. */
function readFacts(page: Page, origin: string, known: Map<string, string>): PageFacts {
  const paths = getLinks(page, { origin }).flatMap(({ path }) => path ?? []);
  const facts: PageFacts = {
    title: page.document.querySelector("head title")?.text.trim() ?? "",
    description: getAttribute(page, 'meta[name="description"]', "content") ?? "",
    shareImage: getAttribute(page, 'meta[property="og:image"]', "content") ?? "",
    links: [...new Set(paths)].filter((path) => path !== page.path),
    ids: page.document.querySelectorAll("[id]").map(({ id }) => id),
    scripts: getScripts(page).map(({ innerHTML }) => innerHTML),
  };
  // Pieces of a text would keep the whole of it in memory.
  const own = structuredClone(facts);
  for (const text of own.scripts) if (!known.has(text)) known.set(text, text);
  return { ...own, scripts: own.scripts.map((text) => known.get(text) ?? text) };
}

function readNodes(document: HTMLElement): JsonLdNode[] | undefined {
  try {
    return document.querySelectorAll('script[type="application/ld+json"]').flatMap((script) => {
      const data = JSON.parse(script.textContent) as { "@graph"?: JsonLdNode[] };
      return data["@graph"] ?? [data];
    });
  } catch {
    return undefined;
  }
}
