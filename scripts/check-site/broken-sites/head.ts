import { ORIGIN } from "../sample-site/sample-data.ts";
import { edit, png } from "../sample-site/sample-site.ts";
import type { BrokenSite } from "./broken-site.ts";

/** For each rule of the head of a page, broken sites that it catches. */
export const BROKEN_HEAD: BrokenSite[] = [
  [
    "title-unique",
    "two pages of one title",
    edit("contact.html", /<title>[^<]*/, "<title>Title of the page /courses"),
  ],
  ["title-length", "a short title", edit("index.html", /<title>[^<]*/, "<title>Home")],
  [
    "description-unique",
    "two pages of one description",
    edit(
      "contact.html",
      'name="description" content="A description of the page /contact ',
      'name="description" content="A description of the page / ',
    ),
  ],
  [
    "description-length",
    "a short description",
    edit("index.html", /name="description" content="[^"]*"/, 'name="description" content="Short."'),
  ],
  ["document", "no language", edit("index.html", ' lang="en"', "")],
  [
    "document",
    "a late charset",
    edit("index.html", '<meta charset="utf-8">', `<!--${"x".repeat(1100)}--><meta charset="utf-8">`),
  ],
  ["document", "another theme colour", edit("index.html", "#0099FF", "#000000")],
  [
    "document",
    "a viewport that cannot be enlarged",
    edit("index.html", "maximum-scale=5", "maximum-scale=1"),
  ],
  ["named-metadata", "no keywords", edit("index.html", '<meta name="keywords" content="a, b">', "")],
  ["named-metadata", "another region", edit("index.html", 'content="IN"', 'content="US"')],
  ["robots", "a 404 page that may be indexed", edit("404.html", "noindex", "max-image-preview:large")],
  [
    "canonical",
    "a slash at the end",
    edit(
      "courses.html",
      `rel="canonical" href="${ORIGIN}/courses"`,
      `rel="canonical" href="${ORIGIN}/courses/"`,
    ),
  ],
  [
    "canonical",
    "two canonicals",
    edit("index.html", "</head>", `<link rel="canonical" href="${ORIGIN}/"></head>`),
  ],
  ["open-graph", "no locale", edit("index.html", '<meta property="og:locale" content="en_US">', "")],
  [
    "open-graph",
    "another title",
    edit("index.html", 'property="og:title" content="Title', 'property="og:title" content="Other'),
  ],
  ["twitter", "a small card", edit("index.html", "summary_large_image", "summary")],
  [
    "article",
    "a course that is no article",
    edit("courses/java.html", 'content="article"', 'content="website"'),
  ],
  ["article", "a wrong day", edit("courses/java.html", "2026-01-02", "yesterday")],
  ["share-image", "an image that is not there", (files) => void files.delete("og-image.png")],
  ["share-image", "an image of another size", (files) => void files.set("og-image.png", png(1200, 600))],
];
