import { listPlaces } from "#app/content/addresses.ts";
import { hashScript } from "#app/document/client-build.server.ts";
import { ORGANIZATION, ORIGIN, WEBSITE } from "./sample-data.ts";

/** Words of a page of its own. */
export const WORDS = Array.from({ length: 90 }, (_, index) => `word${"abcdefghij"[index % 10]}`).join(" ");

const SCRIPT = 'import("/assets/entry.js")';
const MODULES = '<template data-modules="/assets/entry.js"></template>';
const policy = (scripts: string) =>
  `<meta http-equiv="Content-Security-Policy" content="default-src 'self'; script-src 'self'${scripts}; object-src 'none'">`;

/** A page that keeps every rule. */
export function page(
  path: string,
  { nodes, body = "", isArticle = false }: { nodes: object[]; body?: string; isArticle?: boolean },
): string {
  const url = ORIGIN + path;
  const title = `Title of the page ${path}`;
  const description = `A description of the page ${path} that is long enough to be shown.`;
  const isNotFound = path === "/404";
  const places = listPlaces(path).map((id) => `<p id="${id}">${id}</p>`);
  const article = `<meta property="article:published_time" content="2026-01-01"><meta property="article:modified_time" content="2026-01-02"><meta property="article:section" content="Foundation"><meta property="article:tag" content="java">`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">${policy(` ${hashScript(SCRIPT)}`)}<meta name="viewport" content="width=device-width, initial-scale=1, maximum-scale=5"><meta name="theme-color" content="#0099FF"><title>${title}</title><meta name="description" content="${description}"><meta name="keywords" content="a, b"><meta name="author" content="Academy"><meta name="geo.region" content="IN"><meta name="robots" content="${isNotFound ? "noindex" : "max-image-preview:large"}">${isNotFound ? "" : `<link rel="canonical" href="${url}"><meta property="og:url" content="${url}">`}<meta property="og:title" content="${title}"><meta property="og:description" content="${description}"><meta property="og:type" content="${isArticle ? "article" : "website"}"><meta property="og:image" content="${ORIGIN}/og-image.png"><meta property="og:image:width" content="1200"><meta property="og:image:height" content="630"><meta property="og:image:alt" content="Marks"><meta property="og:locale" content="en_US"><meta property="og:site_name" content="Academy">${isArticle ? article : ""}<meta name="twitter:card" content="summary_large_image"><meta name="twitter:title" content="${title}"><meta name="twitter:description" content="${description}"><meta name="twitter:image" content="${ORIGIN}/og-image.png"><meta name="twitter:image:alt" content="Marks"></head><body><a href="#main">Skip</a><a href="/">Home</a><a href="/courses">Courses</a><a href="/courses/java">Java</a><a href="/contact#top">Contact</a><a href="https://parent.example" target="_blank" rel="noopener">Parent</a><main id="main"><h1 id="top">Heading</h1>${places}${body}<img src="/x.svg" alt="x" width="1" height="1"><p>${WORDS}</p></main><script type="application/ld+json">${JSON.stringify({ "@context": "https://schema.org", "@graph": [ORGANIZATION, WEBSITE, ...nodes] })}</script><script>${SCRIPT}</script>${MODULES}</body></html>`;
}
