import type { Content } from "#app/content/collection.server.ts";
import { type Finding, findingAt } from "#app/content/finding.ts";
import { SITE } from "#app/site/collections.server.ts";

/** Finds links to the site's own domain, which a preview or another domain would send to the live site. */
export const checkOwnLinks = (content: Content): Finding[] =>
  content.entries(SITE).flatMap(({ data: { identity } }) =>
    content.links.flatMap(({ file, href, at, line }) => {
      const url = URL.parse(href);
      if (url?.origin !== identity.origin) return [];
      const fix = `this is the site itself: write ${url.pathname}${url.search}${url.hash}`;
      return [{ ...findingAt(file, at, href, fix), ...(line ? { line } : {}) }];
    }),
  );
