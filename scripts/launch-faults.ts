import { getStoreConfig } from "#app/contact/store-config.server.ts";
import { PUBLISHED_FOLDER } from "./build/folders.ts";
import type { BuiltSite } from "./check-site/site.ts";

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
export function listLocalAddresses(site: BuiltSite): string[] {
  const pages = [...site.readPages()].flatMap(({ file, html, document }) => {
    const policy = document
      .querySelector('meta[http-equiv="Content-Security-Policy"]')
      ?.getAttribute("content");
    const [local] = /http:\/\/[^\s;]+/.exec(policy ?? "") ?? [];
    if (local) return [`${file}: its policy allows ${local}`];
    return LOCAL_STORE.test(html) ? [`${file}: names a local Firestore`] : [];
  });
  const files = [...site.files]
    .filter((file) => /\.(js|json|txt)$/.test(file) && LOCAL_STORE.test(site.readText(file)))
    .map((file) => `${file}: names a local Firestore`);
  return [...pages, ...files].map((fault) => `${PUBLISHED_FOLDER}/${fault}; build without one`);
}

/**
 * The addresses of other sites that a built site links, each once with the page that has it first, for somebody to
 * click. The message that a chat link begins with is no part of an address.
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
