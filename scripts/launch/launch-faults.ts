import { getStoreConfig } from "#app/contact/store-config.server.ts";
import { listUnprovenClaims } from "#app/content/claims-schema.server.ts";
import { listReservedValues } from "#app/content/reserved-values.server.ts";
import type { Site } from "#app/content/site-schema.server.ts";
import { PUBLISHED_FOLDER } from "../build/folders.ts";
import type { BuiltSite } from "../check-site/site.ts";

const FILE = "content/site.yaml";

/** What the owner must still replace or prove before visitors come. */
export const listOwnersFaults = (site: Site): string[] => [
  ...listReservedValues(site).map(
    ({ field, value }) => `${FILE}: ${field}: '${value}' is a placeholder; write the real one`,
  ),
  ...listUnprovenClaims(site).map(
    (claim) => `${FILE}: '${claim}' is yours to prove; write 'asOf' and the day on which you found it true`,
  ),
];

/** The shape of each setting that Firebase gives, and what to write where a value has another one. */
const SHAPES: [name: string, shape: RegExp, fix: string][] = [
  [
    "FIREBASE_PROJECT_ID",
    /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/,
    "write the project's id, 6 to 30 small letters, digits and hyphens, such as academy-1a2b3",
  ],
  ["FIREBASE_API_KEY", /^AIza[\w-]{35}$/, "write the key of your web app, which begins with AIza"],
  [
    "FIREBASE_APP_ID",
    /^1:\d+:web:[0-9a-f]+$/,
    "write the id of your web app, such as 1:123456789:web:0a1b2c3d",
  ],
];

/** What is wrong with the message store of a build that is to be published. */
export function listStoreFaults(env: NodeJS.ProcessEnv): string[] {
  try {
    if (!getStoreConfig(env))
      return ["FIREBASE_PROJECT_ID, FIREBASE_API_KEY and FIREBASE_APP_ID are not set: write them into .env"];
  } catch (error) {
    return [(error as Error).message];
  }
  return SHAPES.filter(([name, shape]) => !shape.test(env[name] ?? "")).map(
    ([name, , fix]) => `${name} is '${env[name]}': ${fix}`,
  );
}

/** A local Firestore as a page, its data or a script names it. */
const LOCAL_STORE = /emulatorHost(?:\\?"|&quot;)?\s*[:,]\s*(?:\\?"|&quot;)/;

/** Where a built site names an address that only the machine knows on which it was built. */
export const listLocalAddresses = ({ pages, files }: BuiltSite): string[] => [
  ...pages.flatMap(({ file, html, document }) => {
    const policy = document
      .querySelector('meta[http-equiv="Content-Security-Policy"]')
      ?.getAttribute("content");
    const [local] = /http:\/\/[^\s;]+/.exec(policy ?? "") ?? [];
    if (local)
      return [`${PUBLISHED_FOLDER}/${file}: its policy allows ${local}; build without a local Firestore`];
    return LOCAL_STORE.test(html) ? [sayNamed(file)] : [];
  }),
  ...[...files.keys()]
    .filter((file) => /\.(data|js|json|txt)$/.test(file))
    .filter((file) => LOCAL_STORE.test(Buffer.from(files.get(file) ?? "").toString("utf8")))
    .map(sayNamed),
];

const sayNamed = (file: string): string =>
  `${PUBLISHED_FOLDER}/${file}: names a local Firestore; build without one`;

/** The links of a built site that lead elsewhere, each with the pages that have it, for somebody to click. */
export function listExternalLinks({ pages, origin }: BuiltSite): Map<string, string[]> {
  const links = new Map<string, string[]>();
  for (const { document, path } of pages)
    for (const link of document.querySelectorAll('a[href^="http"]')) {
      const href = link.getAttribute("href") ?? "";
      if (href.startsWith(`${origin}/`) || href === origin) continue;
      const known = links.get(href) ?? [];
      if (!known.includes(path)) links.set(href, [...known, path]);
    }
  return new Map([...links].toSorted(([a], [b]) => a.localeCompare(b)));
}
