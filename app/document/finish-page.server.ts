import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import {
  listCodeNames,
  listStyleNames,
  parseStylesheet,
  pruneStyles,
  type Stylesheet,
} from "./page-styles.server.ts";

/** An entry of Vite's manifest, whose keys are paths of modules. */
type Chunk = { file: string; imports?: string[]; dynamicImports?: string[]; css?: string[] };

/** Addresses of the modules that islands need, the entry first, and of those that they import later. */
export type Modules = { first: string[]; later: string[] };

/** What the pages take from the build of the browser's code. */
export type ClientBuild = {
  stylesheet: Stylesheet;
  /** The modules of these islands, which are named by their paths. */
  listModules: (islands: ReadonlySet<string>) => Modules;
  /** Names of the stylesheet in the code of these islands. React's own code is left out: it names every element. */
  listIslandNames: (islands: ReadonlySet<string>) => string[];
};

const ENTRY = "app/entry.client.tsx";

/** Reads the client build in a folder. @throws Error when its manifest names no entry. */
export function readClientBuild(folder: string, base: string): ClientBuild {
  const read = (name: string) => readFileSync(path.join(folder, name), "utf8");
  const chunks = JSON.parse(read(".vite/manifest.json")) as Record<string, Chunk>;
  const entry = chunks[ENTRY];
  if (!entry?.css?.[0]) throw new Error(`The client build has no ${ENTRY} with a stylesheet.`);
  const listFiles = (key: string): string[] => {
    const chunk = chunks[key];
    return chunk ? [chunk.file, ...(chunk.imports ?? []).flatMap(listFiles)] : [];
  };
  const ofEntry = new Set(listFiles(ENTRY));
  const stylesheet = parseStylesheet(read(entry.css[0]));
  const namesOf = new Map<string, string[]>();
  const listNames = (file: string): string[] => {
    const names = namesOf.get(file) ?? listCodeNames(read(file)).filter((name) => stylesheet.names.has(name));
    namesOf.set(file, names);
    return names;
  };
  const place = (files: Iterable<string>) => [...files].map((file) => `${base}/${file}`);
  return {
    stylesheet,
    listModules(islands) {
      if (islands.size === 0) return { first: [], later: [] };
      const first = new Set([ENTRY, ...islands].flatMap(listFiles));
      const later = new Set(
        [...islands].flatMap((key) => chunks[key]?.dynamicImports ?? []).flatMap(listFiles),
      );
      return { first: place(first), later: place([...later].filter((file) => !first.has(file))) };
    },
    listIslandNames: (islands) =>
      [...islands]
        .flatMap(listFiles)
        .filter((file) => !ofEntry.has(file))
        .flatMap(listNames),
  };
}

/** The source expression by which a policy allows an inline script. */
export const hashScript = (text: string): string => `'sha256-${hash("sha256", text, "base64")}'`;

/**
 * The content security policy of a page, for its `<meta>`: it allows the site's own scripts and these inline ones.
 * @param scripts texts of the inline scripts.
 * @param sources what it may load besides the site's own files, by directive.
 */
export const formatPolicy = (scripts: string[], sources: Record<string, string[]>): string =>
  Object.entries({
    "default-src": ["'none'"],
    "script-src": ["'self'", ...scripts.map(hashScript), ...(sources["script-src"] ?? [])],
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "manifest-src": ["'self'"],
    "connect-src": ["'self'", ...(sources["connect-src"] ?? [])],
    "frame-src": sources["frame-src"] ?? [],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
  })
    .flatMap(([directive, allowed]) => (allowed.length > 0 ? [[directive, ...allowed].join(" ")] : []))
    .join("; ");

const CHARSET = '<meta charSet="utf-8"/>';

type PageParts = {
  client: ClientBuild;
  policy: string;
  /** Paths of its islands. */
  islands: ReadonlySet<string>;
  /** Texts of its inline scripts. */
  scripts: Iterable<string>;
};

/**
 * Does what needs the whole page: adds its content security policy and the part of the stylesheet that it uses, so
 * that the first paint waits for the page alone.
 * @throws Error when the page has no charset or no title.
 */
export function finishPage(html: string, { client, policy, islands, scripts }: PageParts): string {
  const names = new Set([
    ...listStyleNames(html),
    ...client.listIslandNames(islands),
    ...[...scripts].flatMap(listCodeNames),
  ]);
  const styles = `<style>${pruneStyles(client.stylesheet, names)}</style>`;
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return insertAfter("</title>", styles, insertAfter(CHARSET, meta, html));
}

/** Inserts a text after the first occurrence of a mark. */
function insertAfter(mark: string, text: string, html: string): string {
  const at = html.indexOf(mark);
  if (at < 0) throw new Error(`A page has no ${mark}.`);
  return html.slice(0, at + mark.length) + text + html.slice(at + mark.length);
}
