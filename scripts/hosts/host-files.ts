import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { getBasePath } from "#app/content/base-path.server.ts";
import type { SiteContent } from "#app/site/site-content.server.ts";
import { getServerFolder, getSiteFolder, PUBLISHED_FOLDER } from "../build/folders.ts";
import { writeApacheFile } from "./apache-file.ts";
import {
  CACHE_CONTROL,
  type Delivery,
  HEADER_RULES,
  HOST_FILES,
  listTypes,
  SECURITY_HEADERS,
} from "./delivery.ts";
import { writeNginxFile } from "./nginx-file.ts";

const getDelivery = ({ redirects }: SiteContent): Delivery => ({ base: getBasePath(), redirects });

/** Writes what hosts look for in the site. */
export function writeHostFiles(content: SiteContent, siteFolder: string): void {
  const delivery = getDelivery(content);
  const files = {
    _headers: writeHeadersFile(delivery),
    _redirects: writeRedirectsFile(delivery),
    ".htaccess": writeApacheFile(delivery),
    // GitHub Pages then publishes the files as they are.
    ".nojekyll": "",
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(siteFolder, name), text);
}

/**
 * Writes the configurations of servers next to the site. The build of the site to publish also writes the `firebase.json`
 * of the project, which is committed.
 */
export function writeServerFiles(content: SiteContent): void {
  const delivery = getDelivery(content);
  const folder = getServerFolder();
  const firebaseFile = writeFirebaseFile(delivery);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "nginx.conf"), writeNginxFile(delivery));
  writeFileSync(path.join(folder, "firebase.json"), firebaseFile);
  if (getSiteFolder() === PUBLISHED_FOLDER) writeFileSync("firebase.json", firebaseFile);
}

const listHeaders = (headers: Record<string, string>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }));

/** `firebase.json`. Of two rules for the same header the later one holds. */
export const writeFirebaseFile = ({ redirects }: Pick<Delivery, "redirects">): string =>
  `${JSON.stringify(
    {
      firestore: { rules: "firestore.rules" },
      hosting: {
        public: PUBLISHED_FOLDER,
        cleanUrls: true,
        trailingSlash: false,
        ignore: ["**/.*", ...HOST_FILES.filter((name) => !name.startsWith("."))],
        ...(redirects.length > 0
          ? {
              redirects: redirects.map(({ from, to }) => ({ source: from, destination: to, type: 301 })),
            }
          : {}),
        headers: [
          // Two stars match no name that begins with a dot.
          ...["**", "/.well-known/**"].map((source) => ({
            source,
            headers: listHeaders({ ...SECURITY_HEADERS, "Cache-Control": CACHE_CONTROL.rest }),
          })),
          { source: "/assets/**", headers: listHeaders({ "Cache-Control": CACHE_CONTROL.assets }) },
          { source: "**/*.json", headers: listHeaders({ "Cache-Control": CACHE_CONTROL.json }) },
          ...listTypes("**/").map(([source, type]) => ({
            source,
            headers: listHeaders({ "Content-Type": type }),
          })),
        ],
      },
    },
    undefined,
    2,
  )}\n`;

/** `_headers` of Netlify and Cloudflare. */
export function writeHeadersFile({ base }: Pick<Delivery, "base">): string {
  const blocks = HEADER_RULES.map(([source, headers]) =>
    [base + source, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n"),
  );
  return `${blocks.join("\n\n")}\n`;
}

/** `_redirects` of Netlify and Cloudflare. */
const writeRedirectsFile = ({ base, redirects }: Pick<Delivery, "base" | "redirects">): string =>
  redirects.map(({ from, to }) => `${base}${from} ${base}${to} 301\n`).join("");
