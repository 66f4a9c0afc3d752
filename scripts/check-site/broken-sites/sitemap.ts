import { ORIGIN } from "../sample-site/sample-data.ts";
import { edit } from "../sample-site/sample-site.ts";
import type { BrokenSite } from "./broken-site.ts";

/** For each rule of the sitemap, broken sites that it catches. */
export const BROKEN_SITEMAP: BrokenSite[] = [
  ["sitemap", "a page without its day", edit("sitemap.xml", "<lastmod>2026-01-01</lastmod>", "")],
  ["sitemap-pages", "a page left out", edit("sitemap.xml", `<loc>${ORIGIN}/contact</loc>`, "")],
  ["sitemap-pages", "the 404 page listed", edit("sitemap.xml", "<loc>", `<loc>${ORIGIN}/404</loc><loc>`)],
];
