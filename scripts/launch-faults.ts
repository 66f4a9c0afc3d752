import { getStoreConfig } from "#app/contact/store-config.server.ts";
import type { BuiltSite } from "./check-site/site.ts";

/** Firebase's settings, the pattern of each, and what to write where a value does not match. */
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

/** Lists what is wrong with the settings of the message store. */
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

/**
 * The addresses of other sites that a built site links, for somebody to click: each once, with the first page that
 * has it. The prepared message of a chat link is left out.
 */
export function listExternalLinks(site: BuiltSite): Map<string, string> {
  const links = new Map<string, string>();
  for (const page of site.readPages())
    for (const { url, path } of site.listLinks(page)) {
      if (path !== undefined || !url.protocol.startsWith("http")) continue;
      url.searchParams.delete("text");
      url.hash = "";
      if (!links.has(url.href)) links.set(url.href, page.path);
    }
  return new Map([...links].toSorted(([a], [b]) => a.localeCompare(b)));
}
