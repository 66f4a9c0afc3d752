import type { Site } from "#app/academy/site-schema.server.ts";

/** Theme colour of the browser bar. */
export const THEME_COLOR = "#0099FF";
/** Viewport of every page. */
export const VIEWPORT = "width=device-width, initial-scale=1, maximum-scale=5";
/** Open Graph locale. */
export const LOCALE = "en_US";
/** Region of the academy. */
export const REGION = "IN";

/** A page in breadcrumbs. */
export type Breadcrumb = { name: string; path: string };

/** The content of a page's head, for crawlers, previews and language models. */
export type PageMetadata = {
  title: string;
  description: string;
  keywords: string[];
  /** Absolute, in canonical form; undefined for a page that must not be indexed. */
  canonicalUrl?: string;
  /** Absolute address of the page as Markdown; undefined as well for a page that must not be indexed. */
  markdownUrl?: string;
  ogType: "website" | "article";
  /** Absolute address of a PNG of 1200 x 630. */
  ogImage: string;
  ogImageAlt: string;
  author: string;
  siteName: string;
  /** Its times are ISO days. */
  article?: { section: string; tags: string[]; publishedTime: string; modifiedTime: string } | undefined;
  /** The trail that the page shows, where it is not right below the home page. */
  trail?: Breadcrumb[] | undefined;
  /** Structured data as it is printed: one graph, its nodes linked by @id. */
  schema: string;
};

/** The site facts that metadata is built from. */
export type SiteFacts = Pick<Site, "identity" | "parent" | "navigation">;

/** Absolute address of a path in canonical form: no slash at its end, except for the home page. */
export const getAbsoluteUrl = (origin: string, path: string): string => new URL(origin + path).href;

/** The title of a page as browsers and search engines show it. */
export const getFullTitle = (
  { name }: Pick<SiteFacts["identity"], "name">,
  { title, fullTitle }: { title: string; fullTitle?: boolean | undefined },
): string => (fullTitle ? title : `${title} | ${name}`);
