import type { Thing } from "schema-dts";
import { serializeJsonLd } from "./serialize-json-ld.ts";

/** Size of every share image, in pixels. */
export const SHARE_IMAGE = { width: 1200, height: 630, default: "/og-image.png" } as const;

/** Theme colour of the browser bar. */
export const THEME_COLOR = "#0099FF";
/** Viewport of every page. */
export const VIEWPORT = "width=device-width, initial-scale=1, maximum-scale=5";
/** Open Graph locale. */
export const LOCALE = "en_US";
/** Region of the academy. */
export const REGION = "IN";

/** What a page tells crawlers, previews and language models of itself. */
export type PageMetadata = {
  title: string;
  description: string;
  keywords: string[];
  /** Absolute, in canonical form; undefined for a page that must not be indexed. */
  canonicalUrl?: string;
  ogType: "website" | "article";
  /** Absolute address of a PNG of 1200 x 630. */
  ogImage: string;
  ogImageAlt: string;
  author: string;
  siteName: string;
  /** ISO days; for articles only. */
  publishedTime?: string;
  modifiedTime?: string;
  article?: { section: string; tags: string[] };
  /** Structured data as it is printed: one graph, its nodes linked by @id. */
  schema: string;
};

/** The site facts that metadata is built from. */
export type SiteFacts = {
  identity: {
    name: string;
    description: string;
    origin: string;
    email: string;
    author: string;
    profiles: string[];
  };
  parent: { name: string; url: string };
  navigation: { label: string; href: string }[];
};

/** What differs from page to page; everything else follows from the site facts. */
export type PageFacts = {
  /** Path of the page, such as /courses/core-java; undefined for a page that must not be indexed. */
  path?: string;
  title: string;
  /** True when the title already names the academy. */
  fullTitle?: boolean | undefined;
  description: string;
  keywords: string[];
  /** Path and words of the share image, when it is not the default one. */
  image?: { path: string; alt: string };
  article?: { section: string; tags: string[]; publishedTime: string; modifiedTime: string };
  /** Nodes of structured data. */
  nodes: Thing[];
};

/** Absolute address of a path in canonical form: no slash at its end, except for the home page. */
export const getAbsoluteUrl = (origin: string, path: string): string => new URL(origin + path).href;

/** The title of a page as browsers and search engines show it. */
export const getFullTitle = (
  { name }: Pick<SiteFacts["identity"], "name">,
  { title, fullTitle }: Pick<PageFacts, "title" | "fullTitle">,
): string => (fullTitle ? title : `${title} | ${name}`);

/** Completes the metadata of a page. Builds a new object each time: nothing leaks from page to page. */
export function getPageMetadata({ identity }: SiteFacts, page: PageFacts): PageMetadata {
  const { path, article, image } = page;
  return {
    title: getFullTitle(identity, page),
    description: page.description,
    keywords: page.keywords,
    ...(path === undefined ? {} : { canonicalUrl: getAbsoluteUrl(identity.origin, path) }),
    ogType: article ? "article" : "website",
    ogImage: getAbsoluteUrl(identity.origin, image?.path ?? SHARE_IMAGE.default),
    ogImageAlt: image?.alt ?? `${identity.name}: ${identity.description}`,
    author: identity.author,
    siteName: identity.name,
    ...(article
      ? {
          publishedTime: article.publishedTime,
          modifiedTime: article.modifiedTime,
          article: { section: article.section, tags: article.tags },
        }
      : {}),
    schema: serializeJsonLd({ "@context": "https://schema.org", "@graph": page.nodes }),
  };
}
