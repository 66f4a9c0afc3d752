import { hashScript } from "../finish/sign-scripts.ts";
import { getAttribute, getScripts, NOT_FOUND_FILE, type Page, pageRule, type Rule } from "./site.ts";

const DATA = /^\/assets\/page-[0-9a-f]+\.txt$/;

/** The hashes of a page's policy. */
function getSigned(page: Page): string[] {
  const policy = getAttribute(page, 'meta[http-equiv="Content-Security-Policy"]', "content") ?? "";
  const scripts = policy.split("; ").find((directive) => directive.startsWith("script-src ")) ?? "";
  return scripts.split(" ").slice(2);
}

/** What the browsers that the site supports do not all have, and what is not used behind a test for it. */
const NEWER_APIS =
  /\.(?:toSorted|toReversed|toSpliced|isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(|Promise\.(?:withResolvers|try)\(|(?:Object|Map)\.groupBy\(|Array\.fromAsync\(|URL\.(?:canParse|parse)\(|AbortSignal\.any\(|\bRegExp\.escape\(/g;

/** Calls of newer methods, but for those that a class of the same file defines (Radix has a list with such names). */
const findNewerApis = (code: string): string[] =>
  (code.match(NEWER_APIS) ?? []).filter((call) => {
    const name = call.slice(1, -1);
    return !new RegExp(`[;}]${name}\\(\\w*\\)\\{`).test(code);
  });

/** How every page must arrive: with a policy for exactly its scripts, and with every file that it names. */
export const DELIVERY_RULES: Rule[] = [
  pageRule("policy", (page) => {
    const policy = getAttribute(page, 'meta[http-equiv="Content-Security-Policy"]', "content");
    if (!policy?.includes("; script-src 'self'")) return ["has no content security policy for its scripts"];
    const signed = getSigned(page);
    const own = getScripts(page).map((script) => hashScript(script.innerHTML));
    return [
      ...own.filter((hash) => !signed.includes(hash)).map((hash) => `the policy refuses the script ${hash}`),
      ...signed
        .filter((source) => !own.includes(source))
        .map((source) => `the policy allows ${source}, which is no script of the page`),
    ];
  }),
  pageRule("page-data", (page, { files }) => {
    const deferred = page.document.querySelectorAll("script[data-page]");
    if (page.file === NOT_FOUND_FILE) return [];
    const address = deferred[0]?.getAttribute("data-page") ?? "";
    if (deferred.length !== 1 || !DATA.test(address)) return ["has no deferred script with the page's data"];
    return files.get(address.slice(1))?.length ? [] : [`${address} is not there, or empty`];
  }),
  pageRule("named-files", (page, { files }) => {
    const texts = page.document.querySelectorAll("script,style").map(({ innerHTML }) => innerHTML);
    const links = page.document.querySelectorAll("link[href],script[src]");
    const addresses = links.map((link) => link.getAttribute("href") ?? link.getAttribute("src") ?? "");
    const named = [...addresses, ...texts.flatMap((text) => text.match(/\/assets\/[\w.-]+/g) ?? [])];
    return [...new Set(named)]
      .filter((address) => address.startsWith("/assets/") && !files.has(address.slice(1)))
      .map((address) => `names ${address}, which is not in the build`);
  }),
  {
    name: "browser-apis",
    check: ({ files }) =>
      [...files]
        .filter(([file]) => file.startsWith("assets/") && file.endsWith(".js"))
        .flatMap(([file, bytes]) =>
          findNewerApis(Buffer.from(bytes).toString()).map((api) => ({
            file,
            detail: `calls ${api}...), which not every browser of package.json's browserslist has`,
          })),
        ),
  },
];
