import { findTarget } from "#app/islands/event-target.ts";

/**
 * Speculation rules: browsers that know them prerender a page when the pointer rests on a link to it. The inline script of
 * every page (`startPrefetch`) does what it can for other browsers.
 */
export const SPECULATION_RULES = {
  prerender: [
    {
      where: {
        and: [{ href_matches: "/*" }, { not: { selector_matches: "[download], [target], [type]" } }],
      },
      eagerness: "moderate",
    },
  ],
};

/** Paths of the pages that have been prefetched. */
const prefetched = new Set<string>();

/** Without speculation rules, fetches a page into the cache when the pointer enters a link to it. */
export function startPrefetch(): void {
  if (HTMLScriptElement.supports?.("speculationrules")) return;
  addEventListener("pointerover", prefetch, { passive: true });
}

function prefetch(event: Event): void {
  const link = findTarget<HTMLAnchorElement>(event, "a[href]:not([download], [target], [type])");
  if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
  if (prefetched.has(link.pathname)) return;
  prefetched.add(link.pathname);
  // After a failure the link itself loads the page.
  fetch(link.pathname).catch(() => prefetched.delete(link.pathname));
}
