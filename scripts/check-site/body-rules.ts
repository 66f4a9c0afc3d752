import { listPlaces } from "#app/content/addresses.ts";
import { type BuiltSite, getLinks, NOT_FOUND_FILE, pageRule, type Rule } from "./site.ts";

const WORDS_OF_ITS_OWN = 80;
const PAGE_BYTES = 2_000_000;

/** Bytes that the page of all courses may have more for each. */
const ROW_BYTES = 2000;

/** Whether an internal link leads to a page or a file. */
const resolves = ({ indexable, files }: BuiltSite, path: string): boolean =>
  indexable.has(path) || files.has(path.slice(1));

/** What the body of every page must be. */
export const BODY_RULES: Rule[] = [
  pageRule("one-h1", (page) => {
    // What stands in a template is no part of the page.
    const headings = page.document.querySelectorAll("h1").filter((heading) => !heading.closest("template"));
    return headings.length === 1 && headings[0]?.text.trim()
      ? []
      : [`${headings.length} h1 elements with text, not 1`];
  }),
  pageRule("images-sized", (page) =>
    page.document
      .querySelectorAll("img")
      .filter((image) => !["alt", "width", "height", "src"].every((name) => image.getAttribute(name)?.trim()))
      .map((image) => `${image.getAttribute("src")} lacks alt, width or height`),
  ),
  pageRule("own-words", (page) => {
    if (page.file === NOT_FOUND_FILE) return [];
    const words = page.document.querySelector("main")?.text.match(/\p{L}+/gu)?.length ?? 0;
    return words >= WORDS_OF_ITS_OWN ? [] : [`${words} words in main, not ${WORDS_OF_ITS_OWN}`];
  }),
  pageRule("page-size", (page, { courses }) => {
    const most = PAGE_BYTES + (page.path === "/courses" ? ROW_BYTES * courses.length : 0);
    const size = Buffer.byteLength(page.html);
    return size < most ? [] : [`${size} bytes, not less than ${most}`];
  }),
  pageRule("links", (page, site) =>
    getLinks(page, site).flatMap(({ href, url, path }) => {
      if (href === "#" || url.protocol === "javascript:") return [`'${href}' leads nowhere`];
      if (path === undefined) return href.startsWith("/") ? [`'${href}' leads out of the site`] : [];
      return href.startsWith("#") || resolves(site, path) ? [] : [`'${href}' leads to no file`];
    }),
  ),
  pageRule("fragments", (page, site) =>
    getLinks(page, site).flatMap(({ href, url, path }) => {
      if (path === undefined || url.hash === "") return [];
      const target = href.startsWith("#") ? page : site.indexable.get(path);
      if (!target) return [];
      const id = decodeURIComponent(url.hash.slice(1));
      return target.facts.ids.includes(id) ? [] : [`'${href}' leads to no element`];
    }),
  ),
  pageRule("named-places", (page) =>
    listPlaces(page.path)
      .filter((id) => !page.facts.ids.includes(id))
      .map((id) => `links may name #${id} (app/content/addresses.ts), which the page does not have`),
  ),
  pageRule("new-tabs", (page) =>
    page.document
      .querySelectorAll('a[target="_blank"]')
      .filter((link) => !/\bnoopener\b/.test(link.getAttribute("rel") ?? ""))
      .map((link) => `${link.getAttribute("href")} opens a tab without noopener`),
  ),
  pageRule("one-form", (page) => {
    const forms = page.document.querySelectorAll("form").length;
    return forms <= (page.path === "/contact" ? 1 : 0) ? [] : [`${forms} forms`];
  }),
  pageRule("course-count", (page, site) => {
    const count = site.courses.length;
    const claims = page.document.querySelector("body")?.text.match(/\b\d+ courses\b/g) ?? [];
    return claims
      .filter((claim) => claim !== `${count} courses`)
      .map((claim) => `'${claim}', but the build has ${count}`);
  }),
  {
    name: "orphan",
    check: (site) => {
      const linked = new Set(site.pages.flatMap(({ facts }) => facts.links));
      return [...site.indexable.values()]
        .filter(({ path }) => !linked.has(path))
        .map(({ file }) => ({ file, detail: "no other page links to it" }));
    },
  },
];
