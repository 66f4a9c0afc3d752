import { decodeAddress } from "#app/text/decode-address.ts";

/** The characters of the site's paths. A path with others has no page, or could open another site. */
const SITE_PATH = /^[a-z0-9/._-]+$/;

/** What is copied with an address: invisible characters, and punctuation or spaces after it. */
const COPIED = /\p{Cf}|(?!^)[\p{P}\p{S}\p{Z}]+$/gu;

/**
 * Normalises a path: lower case, single slashes, decoded letters, no `.html` and no slash at the end. Characters that are
 * copied with an address are removed. A path that no page of the site can have is returned unchanged.
 */
export function normalizePath(pathname: string): string {
  const path = (decodeAddress(pathname) ?? pathname)
    .toLowerCase()
    .replace(/\/{2,}/g, "/")
    .replace(COPIED, "");
  if (!SITE_PATH.test(path) || !path.startsWith("/")) return pathname;
  return path.replace(/(\/index)?\.html$/, "").replace(/\/$/, "") || "/";
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
