import { type Site, siteSchema } from "#app/academy/site-schema.server.ts";
import { type Content, defineCollection, type Entry } from "#app/content/collection.server.ts";
import { type Finding, findingAt } from "#app/content/finding.ts";
import { checkAnnouncement } from "#app/site/checks/announcement.server.ts";
import { checkClaims } from "#app/site/checks/claims.server.ts";

/** `content/site.yaml`: who the academy is, and what it claims. */
export const SITE = defineCollection({
  files: "site.yaml",
  schema: siteSchema,
  check: (entry, content) => [
    ...checkClaims(entry, content),
    ...checkAnnouncement(entry, content),
    ...checkOwnLinks(entry, content),
  ],
});

/** Finds links to the site's own domain, which a preview or another domain would send to the live site. */
const checkOwnLinks = ({ data: { identity } }: Entry<Site>, content: Content): Finding[] =>
  content.links.flatMap(({ file, href, at, line }) => {
    const url = URL.parse(href);
    if (url?.origin !== identity.origin) return [];
    const fix = `this is the site itself: write ${url.pathname}${url.search}${url.hash}`;
    return [{ ...findingAt(file, at, href, fix), ...(line ? { line } : {}) }];
  });
