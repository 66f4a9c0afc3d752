import { hashScript } from "#app/document/client-build.server.ts";
import { findNewerApis, getNewerApis } from "./newer-apis.ts";
import {
  type BuiltSite,
  getAttribute,
  getOwnPath,
  getScripts,
  type Page,
  pageRule,
  type Rule,
} from "./site.ts";

/** What styles load; data stand in them themselves. */
const URL_IN_STYLE = /\burl\(\s*["']?(?!data:|#)([^"')]+)/g;

/** The hashes of a page's policy. */
function getSigned(page: Page): string[] {
  const policy = getAttribute(page, 'meta[http-equiv="Content-Security-Policy"]', "content") ?? "";
  const scripts = policy.split("; ").find((directive) => directive.startsWith("script-src ")) ?? "";
  return scripts.split(" ").slice(2);
}

/** The scripts of a built site: its files, and those that stand in pages, once each. */
function listScripts({ files, pages }: BuiltSite): Map<string, string> {
  const scripts = new Map<string, string>();
  for (const file of files.keys())
    if (file.startsWith("assets/") && file.endsWith(".js"))
      scripts.set(Buffer.from(files.get(file) ?? "").toString(), file);
  for (const { file, facts } of pages) for (const text of facts.scripts) scripts.set(text, file);
  return scripts;
}

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
  pageRule("named-files", (page, site) => {
    const texts = page.document.querySelectorAll("script,style").map(({ innerHTML }) => innerHTML);
    const links = page.document.querySelectorAll("link[href],script[src]");
    const modules = page.document
      .querySelectorAll("[data-modules]")
      .flatMap((element) => (element.getAttribute("data-modules") ?? "").split(" "));
    const addresses = [
      ...links.map((link) => link.getAttribute("href") ?? link.getAttribute("src") ?? ""),
      ...modules,
    ];
    const named = [
      ...addresses.map((address) => getOwnPath(site, address) ?? ""),
      ...texts.flatMap((text) => text.match(/\/assets\/[\w.-]+/g) ?? []),
    ];
    const styled = page.document
      .querySelectorAll("style")
      .flatMap(({ innerHTML }) => [...innerHTML.matchAll(URL_IN_STYLE)])
      .map(([, address = ""]) => getOwnPath(site, address, page.path) ?? address);
    return [...new Set([...named.filter((address) => address.startsWith("/assets/")), ...styled])]
      .filter((address) => !site.files.has(address.slice(1)))
      .map((address) => `names ${address}, which is not in the build`);
  }),
  {
    name: "browser-apis",
    check: (site) => {
      const newer = getNewerApis();
      return [...listScripts(site)].flatMap(([code, file]) =>
        findNewerApis(code, newer).map((call) => ({
          file,
          detail: `calls ${call}...), which not every browser of package.json's browserslist has`,
        })),
      );
    },
  },
];
