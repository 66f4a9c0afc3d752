import { saysSaveData } from "./connection.ts";
import { fetchText } from "./fetch-again.ts";
import { loadPage } from "./page-files.ts";

const LINKS = "a[data-prefetch]";
const PARTS = "[data-near-links]";

const asked = new Set<string>();

/** Links of the site lead on faster: what their page needs is loaded when one points at them. */
export function startPrefetch(): void {
  for (const sign of ["pointerover", "focusin", "touchstart"])
    addEventListener(sign, ({ target }) => prefetch((target as Element).closest("a")), { passive: true });
}

/**
 * Loads what the marked links of the page lead to when they come into view. A part of many such links that is marked
 * itself is watched as one until it comes into view: watching thousands of links would slow down each frame.
 */
export function observeLinks(): () => void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      if (target instanceof HTMLAnchorElement) prefetch(target);
      else for (const link of target.querySelectorAll(LINKS)) observer.observe(link);
    }
  });
  for (const part of document.querySelectorAll(`${LINKS}:not(${PARTS} *), ${PARTS}`)) observer.observe(part);
  return () => observer.disconnect();
}

function prefetch(link: HTMLAnchorElement | null): void {
  if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
  if (asked.has(link.pathname) || link.hasAttribute("download") || saysSaveData()) return;
  asked.add(link.pathname);
  // Whoever follows the link asks again.
  loadPage(link.pathname, (address) => fetchText(address)).catch(() => asked.delete(link.pathname));
}
