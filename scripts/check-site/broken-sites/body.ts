import { WORDS } from "../sample-site/sample-page.ts";
import { edit } from "../sample-site/sample-site.ts";
import type { BrokenSite } from "./broken-site.ts";

/** For each rule of the body of a page, broken sites that it catches. */
export const BROKEN_BODY: BrokenSite[] = [
  ["one-h1", "two headings", edit("index.html", "</main>", "<h1>Again</h1></main>")],
  ["images-sized", "an image without height", edit("index.html", ' height="1"', "")],
  ["own-words", "an empty page", edit("index.html", WORDS, "")],
  [
    "page-size",
    "a page of two megabytes",
    edit("index.html", "</main>", `</main><!--${"x".repeat(2_000_000)}-->`),
  ],
  ["links", "a link to no file", edit("index.html", 'href="/courses/java"', 'href="/courses/jav"')],
  ["links", "an empty link", edit("index.html", 'href="/courses/java"', 'href="#"')],
  ["fragments", "a fragment of another page", edit("index.html", "/contact#top", "/contact#bottom")],
  ["fragments", "a fragment of the page itself", edit("index.html", 'href="#main"', 'href="#mian"')],
  ["named-places", "a page without what links may name", edit("contact.html", ' id="faq"', "")],
  ["named-places", "a course without its sessions", edit("courses/java.html", ' id="syllabus"', "")],
  ["new-tabs", "a tab without noopener", edit("index.html", ' rel="noopener"', "")],
  ["one-form", "a second form", edit("index.html", "</main>", "<form></form></main>")],
  ["course-count", "a claim of 14 courses", edit("index.html", "</main>", "<p>All 14 courses.</p></main>")],
  [
    "orphan",
    "a page without a link",
    (files) => {
      for (const file of [...files.keys()].filter((name) => name.endsWith(".html")))
        edit(file, 'href="/contact#top"', 'href="/courses"')(files);
    },
  ],
];
