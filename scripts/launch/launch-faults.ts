import { getStoreConfig } from "#app/contact/store-config.server.ts";
import { listUnprovenClaims } from "#app/content/claims-schema.server.ts";
import { listReservedValues } from "#app/content/reserved-values.server.ts";
import type { Site } from "#app/content/site-schema.server.ts";
import type { BuiltSite } from "../check-site/site.ts";

const FILE = "content/site.yaml";

/** What the owner must still replace, prove or take down before visitors come. */
export const listOwnersFaults = (site: Site, day: string): string[] => [
  ...listReservedValues(site).map(
    ({ field, value }) => `${FILE}: ${field}: '${value}' is a placeholder; write the real one`,
  ),
  ...listUnprovenClaims(site).map(
    (claim) => `${FILE}: '${claim}' is yours to prove; write 'asOf' and the day on which you found it true`,
  ),
  ...listExpired(site, day),
];

function listExpired({ announcement }: Site, day: string): string[] {
  const until = announcement?.until;
  if (!until || until >= day) return [];
  return [`${FILE}: announcement.until: ${until} is over; write another announcement, or a later day`];
}

/** What is wrong with the message store of a build that is to be published. */
export function listStoreFaults(env: NodeJS.ProcessEnv): string[] {
  if (env.FIRESTORE_EMULATOR_HOST)
    return [
      `FIRESTORE_EMULATOR_HOST is '${env.FIRESTORE_EMULATOR_HOST}': visitors have no such database; take it out of the environment and of .env`,
    ];
  try {
    return getStoreConfig(env)
      ? []
      : ["FIREBASE_PROJECT_ID, FIREBASE_API_KEY and FIREBASE_APP_ID are not set: write them into .env"];
  } catch (error) {
    return [(error as Error).message];
  }
}

/** Where a built site names an address that only the machine knows on which it was built. */
export const listLocalAddresses = ({ pages, files }: BuiltSite): string[] => [
  ...pages.flatMap(({ file, document }) => {
    const policy = document
      .querySelector('meta[http-equiv="Content-Security-Policy"]')
      ?.getAttribute("content");
    const [local] = /http:\/\/[^\s;]+/.exec(policy ?? "") ?? [];
    return local ? [`build/client/${file}: its policy allows ${local}; build without a local Firestore`] : [];
  }),
  ...[...files.keys()]
    .filter((file) => /\.(data|txt)$/.test(file))
    .filter((file) => Buffer.from(files.get(file) ?? "").includes('"emulatorHost"'))
    .map((file) => `build/client/${file}: names a local Firestore; build without one`),
];

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
