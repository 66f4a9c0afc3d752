import { webPage } from "../sample-site/sample-data.ts";
import { page } from "../sample-site/sample-page.ts";
import { edit } from "../sample-site/sample-site.ts";
import type { BrokenSite } from "./broken-site.ts";

/** For each rule of the files beside the pages, broken sites that it catches. */
export const BROKEN_FILE: BrokenSite[] = [
  ["needed-files", "no llms.txt", (files) => void files.delete("llms.txt")],
  ["needed-files", "no licences", (files) => void files.delete("licenses.txt")],
  ["unused-output", "the data of what is no page", (files) => void files.set("sitemap.xml.data", "x")],
  [
    "unused-output",
    "a folder page",
    (files) => void files.set("about/index.html", page("/about", { nodes: [webPage("/about")] })),
  ],
  ["unused-output", "a stylesheet that no page names", (files) => void files.set("assets/old.css", "p{}")],
  ["robots-txt", "a forbidden site", edit("robots.txt", "Allow: /", "Disallow: /")],
  ["manifest", "an icon that is not there", (files) => void files.delete("icons/icon.png")],
  ["catalog", "a course left out", edit("catalog.json", "courses/java", "courses/jav")],
  ["feed", "an entry left out", edit("feed.xml", "<entry>", "")],
  ["covers", "no cover", (files) => void files.delete("covers/java.svg")],
  ["covers", "a heavy cover", (files) => void files.set("covers/java.svg", "x".repeat(6145))],
];
