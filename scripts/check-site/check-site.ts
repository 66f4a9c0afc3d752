import { FileSystemConfigLoader, HtmlValidate } from "html-validate";
import { isCoursePath } from "#app/content/addresses.ts";
import { hashScript } from "#app/document/finish-page.server.ts";
import type { BuiltSite, JsonLdNode, Page } from "./site.ts";

/** A fault of the built site. */
export type Fault = { file: string; rule: string; detail: string };

/** Addresses that a stylesheet loads; data URLs are none. */
const URL_IN_STYLE = /\burl\(\s*["']?(?!data:|#)([^"')]+)/g;

/** The text of an element, with single blanks. */
const getText = (element: { text: string } | null): string => element?.text.replace(/\s+/g, " ").trim() ?? "";

const getContent = ({ document }: Page, selector: string): string =>
  document.querySelector(selector)?.getAttribute("content") ?? "";

/** The inline scripts of a page that a browser runs; structured data is none. */
const listScripts = ({ document }: Page): string[] =>
  document
    .querySelectorAll("script")
    .filter((script) => script.getAttribute("type") !== "application/ld+json")
    .map(({ innerHTML }) => innerHTML);

/** The nodes in a list of a node. */
const listNodes = (node: JsonLdNode | undefined, key: string): JsonLdNode[] =>
  Array.isArray(node?.[key]) ? (node[key] as JsonLdNode[]) : [];

/** Texts of the structured data that the page must show as well. */
function listStatedTexts(course: JsonLdNode | undefined, faq: JsonLdNode | undefined): string[] {
  const price = (course?.offers as JsonLdNode | undefined)?.price;
  return [
    ...(price === undefined ? [] : [`₹${Number(price).toLocaleString("en-IN")}`]),
    ...listNodes(course, "mentions").map(({ name }) => name),
    ...listNodes(course, "syllabusSections").flatMap(({ name, description }) => [name, description]),
    ...listNodes(faq, "mainEntity").flatMap(({ name, acceptedAnswer }) => [
      name,
      (acceptedAnswer as JsonLdNode | undefined)?.text,
    ]),
  ].map((words) => String(words).replace(/\s+/g, " "));
}

/** The rules for one page: each lists the details of its faults. */
const PAGE_RULES: Record<string, (page: Page, site: BuiltSite) => string[]> = {
  links: (page, site) =>
    site.listLinks(page).flatMap(({ href, url, path }) => {
      if (href === "#" || url.protocol === "javascript:") return [`'${href}' leads nowhere`];
      if (path === undefined) return href.startsWith("/") ? [`'${href}' leads out of the site`] : [];
      return href.startsWith("#") || site.has(path) ? [] : [`'${href}' leads to no file`];
    }),

  "named-files": (page, site) => {
    const { document } = page;
    const addresses = [
      ...document
        .querySelectorAll("link[href],script[src],img[src]")
        .map((element) => element.getAttribute("href") ?? element.getAttribute("src") ?? ""),
      ...document
        .querySelectorAll("[data-modules]")
        .flatMap((element) => (element.getAttribute("data-modules") ?? "").split(" ")),
      ...document
        .querySelectorAll("style")
        .flatMap(({ innerHTML }) => [...innerHTML.matchAll(URL_IN_STYLE)].map(([, address = ""]) => address)),
      ...listScripts(page).flatMap((text) => text.match(/\/assets\/[\w.-]+/g) ?? []),
      getContent(page, 'meta[property="og:image"]'),
    ];
    return [...new Set(addresses)]
      .filter((address) => address === "" || !site.has(site.getOwnPath(address, page.path) ?? ""))
      .map((address) => `names '${address}', which is not in the build`);
  },

  "course-count": ({ document }, { courses }) => {
    const count = courses.length;
    const claims = document.querySelector("body")?.text.match(/\b\d+ courses\b/g) ?? [];
    return claims
      .filter((claim) => claim !== `${count} courses`)
      .map((claim) => `'${claim}', but the build has ${count}`);
  },

  policy: (page) => {
    const policy = getContent(page, 'meta[http-equiv="Content-Security-Policy"]');
    const sources = /; script-src 'self'([^;]*)/.exec(policy)?.[1];
    if (sources === undefined) return ["has no content security policy for its scripts"];
    const signed = sources.trim().split(" ");
    const own = listScripts(page).map(hashScript);
    return [
      ...own.filter((hash) => !signed.includes(hash)).map((hash) => `the policy refuses the script ${hash}`),
      ...signed
        .filter((source) => source && !own.includes(source))
        .map((source) => `the policy allows ${source}, which is no script of the page`),
    ];
  },

  "structured-data": ({ path, document, nodes }, { origin, courses }) => {
    if (!nodes) return ["is not JSON"];
    const find = (type: string) => nodes.find((node) => node["@type"] === type);
    const [course, list] = [find("Course"), find("ItemList")];
    const main = document.querySelector("main");
    const shown = getText(main);
    const calendars =
      main?.querySelectorAll('a[href$=".ics"]').map((link) => link.getAttribute("href")) ?? [];
    const trail = listNodes(find("BreadcrumbList"), "itemListElement").map(({ name }) => String(name));
    const shownTrail = document
      .querySelectorAll('nav[aria-label="Breadcrumbs"] li')
      .map((item) => getText(item).replace(/^\/ ?/, ""));
    const listed = listNodes(list, "itemListElement").map(({ url }) => String(url));
    return [
      ...(isCoursePath(path) && course?.url !== origin + path ? ["has no course of this address"] : []),
      ...listStatedTexts(course, find("FAQPage"))
        .filter((words) => !shown.includes(words))
        .map((words) => `says '${words}', which the page does not show`),
      ...[course?.hasCourseInstance as JsonLdNode[] | undefined]
        .flat()
        .flatMap((instance) => instance?.startDate ?? [])
        .filter((start) => !calendars.some((href) => href?.endsWith(`-${start}.ics`)))
        .map((start) => `says that a group starts on ${start}, whose calendar the page does not have`),
      ...(shownTrail.length === 0 || shownTrail.join(" > ") === trail.join(" > ")
        ? []
        : [`says ${trail.join(" > ")}, the page shows ${shownTrail.join(" > ")}`]),
      ...(path !== "/courses" || listed.toSorted().join() === courses.map((name) => origin + name).join()
        ? []
        : [`lists ${listed.length} courses, not the ${courses.length} of the build`]),
    ];
  },
};

/** The parts of a page that the rules over all pages need. */
type Facts = {
  file: string;
  path: string;
  title: string;
  description: string;
  ids: string[];
  /** Paths of other pages that it links. */
  linked: string[];
  /** Links with a fragment. */
  places: { href: string; path: string; id: string }[];
};

function getFacts(page: Page, site: BuiltSite): Facts {
  const links = site
    .listLinks(page)
    .flatMap(({ href, url, path }) =>
      path === undefined ? [] : [{ href, path, id: decodeURIComponent(url.hash.slice(1)) }],
    );
  // A copy, since a substring keeps the whole page in memory.
  return structuredClone({
    file: page.file,
    path: page.path,
    title: getText(page.document.querySelector("title")),
    description: getContent(page, 'meta[name="description"]'),
    ids: page.document.querySelectorAll("[id]").map(({ id }) => id),
    linked: [...new Set(links.map(({ path }) => path))].filter((path) => path !== page.path),
    places: links.filter(({ id }) => id !== ""),
  });
}

/** Finds titles or descriptions that two pages share. */
const checkUnique = (pages: Facts[], name: "title" | "description"): Omit<Fault, "rule">[] => {
  const seen = new Map<string, string>();
  return pages.flatMap(({ file, [name]: text }) => {
    const other = seen.get(text);
    seen.set(text, file);
    return other ? [{ file, detail: `'${text}' stands on ${other} as well` }] : [];
  });
};

/** The rules over all pages together. */
const SITE_RULES: Record<string, (pages: Facts[], site: BuiltSite) => Omit<Fault, "rule">[]> = {
  "title-unique": (pages) => checkUnique(pages, "title"),
  "description-unique": (pages) => checkUnique(pages, "description"),

  fragments: (pages) => {
    const ids = new Map(pages.map((page) => [page.path, new Set(page.ids)]));
    return pages.flatMap(({ file, places }) =>
      places
        .filter(({ path, id }) => ids.get(path)?.has(id) === false)
        .map(({ href }) => ({ file, detail: `'${href}' leads to no element` })),
    );
  },

  orphan: (pages, { paths }) => {
    const linked = new Set(pages.flatMap((page) => page.linked));
    return pages
      .filter(({ path }) => paths.has(path) && !linked.has(path))
      .map(({ file }) => ({ file, detail: "no other page links to it" }));
  },
};

/** The number of rules; html-validate counts as one. */
export const RULE_COUNT = Object.keys({ ...PAGE_RULES, ...SITE_RULES }).length + 1;

/** Lists every fault of a built site: of each page, of its HTML, and of all pages together. */
export async function checkSite(site: BuiltSite): Promise<Fault[]> {
  const validator = new HtmlValidate(new FileSystemConfigLoader());
  const faults: Fault[] = [];
  const pages: Facts[] = [];
  for (const page of site.readPages()) {
    const { file, html } = page;
    for (const [rule, check] of Object.entries(PAGE_RULES))
      faults.push(...check(page, site).map((detail) => ({ file, rule, detail })));
    const { results } = await validator.validateString(html, file);
    for (const { ruleId, message, line, column } of results.flatMap(({ messages }) => messages))
      faults.push({ file, rule: `html: ${ruleId}`, detail: `${message} (${line}:${column})` });
    pages.push(getFacts(page, site));
  }
  for (const [rule, check] of Object.entries(SITE_RULES))
    faults.push(...check(pages, site).map((fault) => ({ ...fault, rule })));
  return faults;
}

/** Prints faults as `file: rule: detail`, one a line. */
export const formatFaults = (faults: Fault[]): string =>
  faults.map(({ file, rule, detail }) => `${file}: ${rule}: ${detail}`).join("\n");
