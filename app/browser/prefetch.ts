import { fetchText } from "./fetch-again.ts";
import { loadPage } from "./page-files.ts";

const asked = new Set<string>();

/** Links of the site lead on faster: what their page needs is loaded when one points at them. */
export function startPrefetch(): void {
  for (const sign of ["pointerover", "focusin", "touchstart"])
    addEventListener(sign, ({ target }) => prefetch((target as Element).closest("a")), { passive: true });
}

/** Loads what the marked links of the page lead to when they come into view. */
export function observeLinks(): () => void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries)
      if (isIntersecting) prefetch(target as HTMLAnchorElement);
  });
  for (const link of document.querySelectorAll("a[data-prefetch]")) observer.observe(link);
  return () => observer.disconnect();
}

function prefetch(link: HTMLAnchorElement | null): void {
  if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
  if (asked.has(link.pathname) || link.hasAttribute("download") || saysSaveData()) return;
  asked.add(link.pathname);
  // Whoever follows the link asks again.
  loadPage(link.pathname, (address) => fetchText(address)).catch(() => asked.delete(link.pathname));
}

const saysSaveData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
