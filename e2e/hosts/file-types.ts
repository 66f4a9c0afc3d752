import { COURSE } from "../site.ts";

/** A file of each type, beside scripts and fonts, whose names each build chooses. */
export const FILES = [
  "/site.webmanifest",
  "/sitemap.xml",
  "/feed.xml",
  "/robots.txt",
  "/llms.txt",
  "/catalog.json",
  "/favicon.ico",
  "/favicon.svg",
  "/og-image.png",
  COURSE.image,
  "/dev-toolkit/prompts.md",
  "/dev-toolkit/prompts.zip",
];

/** Names of one type that differ by host. */
export const normalType = (type = ""): string =>
  type
    .replace(/;.*/, "")
    .replace("application/javascript", "text/javascript")
    .replace("text/xml", "application/xml")
    .replace("image/vnd.microsoft.icon", "image/x-icon");

/** Types whose own standard says that the text is UTF-8, or that say it inside. */
export const isUtf8ByItself = (type = ""): boolean => /json|xml|svg|javascript/.test(type);
