import { writeFileSync } from "node:fs";
import path from "node:path";
import type { Redirects } from "#app/content/redirects.server.ts";
import { PUBLISHED_FOLDER } from "../build/folders.ts";
import { CACHE_CONTROL, HEADER_RULES, HOST_FILES, SECURITY_HEADERS } from "./delivery.ts";

/** Writes the files that Netlify and Cloudflare look for in a site. */
export function writeHostFiles(redirects: Redirects, siteFolder: string): void {
  const lines = redirects.map(({ from, to }) => `${from} ${to} 301\n`);
  writeFileSync(path.join(siteFolder, "_headers"), formatHeadersFile());
  writeFileSync(path.join(siteFolder, "_redirects"), lines.join(""));
}

const listHeaders = (headers: Record<string, string>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }));

/** Firebase's stars end at a slash, so that 'any text' is two of them. */
const toGlob = (source: string): string => source.replace(/^\/\*\./, "**/*.").replace(/\/\*$/, "/**");

/** The hosting part of `firebase.json`. Of two rules for the same header the later one holds. */
export const getHosting = (redirects: Redirects) => ({
  public: PUBLISHED_FOLDER,
  cleanUrls: true,
  trailingSlash: false,
  ignore: ["**/.*", ...HOST_FILES],
  redirects: redirects.map(({ from, to }) => ({ source: from, destination: to, type: 301 })),
  headers: [
    // Two stars match no name that begins with a dot.
    ...["**", "/.well-known/**"].map((source) => ({
      source,
      headers: listHeaders({ ...SECURITY_HEADERS, "Cache-Control": CACHE_CONTROL.rest }),
    })),
    ...HEADER_RULES.map(([source, headers]) => ({ source: toGlob(source), headers: listHeaders(headers) })),
  ],
});

/** `firebase.json`, which the build of the site to publish writes, and which is committed. */
export const formatFirebaseFile = (redirects: Redirects): string =>
  `${JSON.stringify({ firestore: { rules: "firestore.rules" }, hosting: getHosting(redirects) }, undefined, 2)}\n`;

/** `_headers` of Netlify and Cloudflare, which have everything revalidated that no rule names. */
export function formatHeadersFile(): string {
  const blocks = [["/*", SECURITY_HEADERS] as const, ...HEADER_RULES].map(([source, headers]) =>
    [source, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n"),
  );
  return `${blocks.join("\n\n")}\n`;
}
