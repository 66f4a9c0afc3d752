import { decodeAddress } from "#app/text/decode-address.ts";

/** A path of the site. One with other characters has no page, or could open another site. */
const SITE_PATH = /^(\/[a-z0-9._-]+)*$/;

/** A slash at the end, and what is copied with an address: punctuation, spaces and invisible characters after it. */
const END = /[\p{P}\p{S}\p{Z}\p{Cf}]+$/u;

/**
 * Normalises a path: lower case, single slashes, decoded letters, and no `.html` or punctuation at the end. A path that no
 * page of the site can have is returned unchanged.
 */
export function normalizePath(pathname: string): string {
  const path = (decodeAddress(pathname) ?? pathname)
    .toLowerCase()
    .replace(/\/{2,}/g, "/")
    .replace(END, "")
    .replace(/(\/index)?\.html$/, "");
  return SITE_PATH.test(path) ? path || "/" : pathname;
}

/**
 * Replaces the address by the page's canonical one where the host answers other spellings too: links and scripts would
 * read `//courses` as another host.
 */
export function replaceWithCanonical(): void {
  const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]");
  if (!canonical) return;
  const { pathname } = new URL(canonical.href);
  if (location.pathname === pathname || normalizePath(location.pathname) !== pathname) return;
  history.replaceState(history.state, "", pathname + location.search + location.hash);
}

/** Redirects from an address without a page to the normalised one, if that has a page. */
export async function redirectToNormalizedPath(): Promise<void> {
  const path = normalizePath(location.pathname);
  if (path === location.pathname) return;
  const exists = await fetch(path, { method: "HEAD" }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (exists) location.replace(path + location.search + location.hash);
}
