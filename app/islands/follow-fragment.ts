import { getHashTarget } from "./address.ts";

/**
 * Leads to what the fragment of the address names where the browser alone does not: into closed details, and on to
 * another page for what has moved there (a link in `data-moved`).
 */
export function followFragments(): void {
  addEventListener("DOMContentLoaded", followFragment);
  addEventListener("hashchange", followFragment);
}

function followFragment(): void {
  const target = location.hash ? document.getElementById(getHashTarget(location.hash)) : null;
  if (!target) return;
  const link = target.closest("[data-moved]") && (target.closest("a") ?? target.querySelector("a"));
  if (link) {
    location.replace(link.href);
    return;
  }
  const closed = target.closest<HTMLDetailsElement>("details:not([open])");
  if (!closed) return;
  closed.open = true;
  target.scrollIntoView();
}
