import { getHashTarget } from "./address.ts";

/**
 * Follows the fragment of the address where the browser does not. Closed details that contain the target, or that it
 * directly contains, are opened. A link in `data-moved` that is the target, or whose address ends with the fragment, is
 * followed to the new page.
 */
export function followFragments(): void {
  addEventListener("DOMContentLoaded", followFragment);
  addEventListener("hashchange", followFragment);
}

function followFragment(event: Event): void {
  const address = event instanceof HashChangeEvent ? event.newURL : location.href;
  const id = getHashTarget(new URL(address).hash);
  if (!id) return;
  const target =
    document.getElementById(id) ?? document.querySelector(`[data-moved] a[href$="#${CSS.escape(id)}"]`);
  if (!target) return;
  const link = target.closest<HTMLAnchorElement>("[data-moved] a");
  const closed =
    target.closest<HTMLDetailsElement>("details:not([open])") ??
    target.querySelector<HTMLDetailsElement>(":scope > details:not([open])");
  if (link) location.replace(link.href);
  else if (closed) {
    closed.open = true;
    target.scrollIntoView();
  }
}
