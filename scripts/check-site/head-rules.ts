import { getAbsoluteUrl } from "#app/seo/page-metadata.ts";
import { getAttribute, NOT_FOUND_FILE, type Page, pageRule, type Rule } from "./site.ts";

const LENGTHS = { title: [10, 65], description: [50, 165] } as const;

const getTitle = ({ facts }: Page): string => facts.title;

const getDescription = ({ facts }: Page): string => facts.description;

/** Refuses a text that two pages share. */
const unique = (name: string, getText: (page: Page) => string): Rule => ({
  name,
  check: ({ pages }) => {
    const seen = new Map<string, string>();
    return pages.flatMap((page) => {
      const text = getText(page);
      const other = seen.get(text);
      seen.set(text, page.file);
      return other ? [{ file: page.file, detail: `'${text}' stands on ${other} as well` }] : [];
    });
  },
});

const within = (name: "title" | "description", getText: (page: Page) => string): Rule =>
  pageRule(`${name}-length`, (page) => {
    const [least, most] = LENGTHS[name];
    const { length } = getText(page);
    return length >= least && length <= most
      ? []
      : [`${length} characters, not ${least}-${most}: '${getText(page)}'`];
  });

/** Exactly one element of a selector, with the given value where one is given. */
function expectOne(page: Page, selector: string, attribute: string, value?: string): string[] {
  const found = page.document.querySelectorAll(selector);
  if (found.length !== 1) return [`${found.length} elements ${selector}, not 1`];
  const text = found[0]?.getAttribute(attribute) ?? "";
  if (value === undefined) return text.trim() === "" ? [`${selector} is empty`] : [];
  return text === value ? [] : [`${selector} is '${text}', not '${value}'`];
}

const name = (key: string) => `meta[name="${key}"]`;
const property = (key: string) => `meta[property="${key}"]`;

/** What the head of every page must carry. */
export const HEAD_RULES: Rule[] = [
  unique("title-unique", getTitle),
  within("title", getTitle),
  unique("description-unique", getDescription),
  within("description", getDescription),
  pageRule("document", (page) => {
    const charset = page.html.search(/<meta charset="utf-8"/i);
    return [
      ...(page.document.querySelector("html")?.getAttribute("lang") === "en" ? [] : ["no lang='en'"]),
      ...(charset >= 0 && charset < 1024 ? [] : ["no charset within the first 1,024 bytes"]),
      ...(page.document.querySelectorAll("head title").length === 1 ? [] : ["not exactly one title"]),
      ...expectOne(page, name("viewport"), "content", "width=device-width, initial-scale=1, maximum-scale=5"),
      ...expectOne(page, name("theme-color"), "content", "#0099FF"),
    ];
  }),
  pageRule("named-metadata", (page) => [
    ...expectOne(page, name("description"), "content"),
    ...expectOne(page, name("keywords"), "content"),
    ...expectOne(page, name("author"), "content"),
    ...expectOne(page, name("geo.region"), "content", "IN"),
  ]),
  pageRule("robots", (page) =>
    expectOne(
      page,
      name("robots"),
      "content",
      page.file === NOT_FOUND_FILE ? "noindex" : "max-image-preview:large",
    ),
  ),
  pageRule("canonical", (page, { origin }) => {
    if (page.file !== NOT_FOUND_FILE)
      return expectOne(page, 'link[rel="canonical"]', "href", getAbsoluteUrl(origin, page.path));
    return page.document.querySelector('link[rel="canonical"]') ? ["the 404 page has a canonical"] : [];
  }),
  pageRule("open-graph", (page, { origin }) => [
    ...expectOne(page, property("og:title"), "content", getTitle(page)),
    ...expectOne(page, property("og:description"), "content", getDescription(page)),
    ...expectOne(page, property("og:type"), "content"),
    ...expectOne(page, property("og:image"), "content"),
    ...expectOne(page, property("og:image:width"), "content", "1200"),
    ...expectOne(page, property("og:image:height"), "content", "630"),
    ...expectOne(page, property("og:image:alt"), "content"),
    ...expectOne(page, property("og:locale"), "content", "en_US"),
    ...expectOne(page, property("og:site_name"), "content"),
    ...(page.file === NOT_FOUND_FILE
      ? []
      : expectOne(page, property("og:url"), "content", getAbsoluteUrl(origin, page.path))),
  ]),
  pageRule("twitter", (page) => [
    ...expectOne(page, name("twitter:card"), "content", "summary_large_image"),
    ...expectOne(page, name("twitter:title"), "content", getTitle(page)),
    ...expectOne(page, name("twitter:description"), "content", getDescription(page)),
    ...expectOne(page, name("twitter:image"), "content", getAttribute(page, property("og:image"), "content")),
    ...expectOne(page, name("twitter:image:alt"), "content"),
  ]),
  pageRule("article", (page) => {
    const tags = page.document.querySelectorAll('meta[property^="article:"]');
    const isArticle = getAttribute(page, property("og:type"), "content") === "article";
    const isCourse = page.path.startsWith("/courses/");
    if (isArticle !== isCourse) return [`og:type is ${isArticle ? "article" : "not article"}`];
    if (!isArticle) return tags.length > 0 ? ["article metadata without og:type article"] : [];
    const times = ["published_time", "modified_time"].flatMap((key) => {
      const day = getAttribute(page, property(`article:${key}`), "content") ?? "";
      return /^\d{4}-\d{2}-\d{2}$/.test(day) ? [] : [`article:${key} is '${day}', not an ISO day`];
    });
    const hasTags = page.document.querySelectorAll(property("article:tag")).length > 0;
    return [
      ...times,
      ...expectOne(page, property("article:section"), "content"),
      ...(hasTags ? [] : ["no article:tag"]),
    ];
  }),
  {
    name: "share-image",
    check: (site) =>
      [...site.indexable.values()].flatMap(({ file: name, facts }) => {
        const address = facts.shareImage;
        const file = site.files.get(address.replace(`${site.origin}/`, ""));
        if (!file) return [{ file: name, detail: `${address} is not in the build` }];
        return isSharePng(file)
          ? []
          : [{ file: name, detail: `${address} is not a PNG of 1200 x 630 under 1 MB` }];
      }),
  },
];

/** Whether a file is a PNG of 1200 x 630 pixels under 1 MB, by its own header. */
function isSharePng(file: Uint8Array): boolean {
  const bytes = Buffer.from(file);
  const isPng = bytes.subarray(1, 4).toString("latin1") === "PNG";
  return (
    isPng && bytes.readUInt32BE(16) === 1200 && bytes.readUInt32BE(20) === 630 && bytes.length < 1_000_000
  );
}
