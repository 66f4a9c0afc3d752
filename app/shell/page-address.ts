/** What an address of the site is made of; other characters lead nowhere, or to another site. */
const PLAIN = /^[a-z0-9/._-]+$/;

/**
 * The address that another spelling of it means: in small letters, with single slashes, without encoded letters, the
 * end `.html`, or a slash at the end. What no page of the site can be called stays as it is.
 */
export function getPlainPath(pathname: string): string {
  const path = decode(pathname)
    .toLowerCase()
    .replace(/\/{2,}/g, "/");
  if (!PLAIN.test(path) || !path.startsWith("/")) return pathname;
  return path.replace(/(\/index)?\.html$/, "").replace(/\/$/, "") || "/";
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/**
 * Writes the page's own address where the host gave the page for another spelling of it, such as `//courses`, which
 * would be another host wherever a path is expected.
 */
export function correctAddress(): void {
  const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]");
  if (!canonical) return;
  const { pathname } = new URL(canonical.href);
  if (location.pathname === pathname || getPlainPath(location.pathname) !== pathname) return;
  history.replaceState(history.state, "", pathname + location.search + location.hash);
}

/** Leads from an address that no page has to the page that it means, where there is one. */
export async function leadToMeantPage(): Promise<void> {
  const path = getPlainPath(location.pathname);
  if (path === location.pathname) return;
  const isThere = await fetch(path, { method: "HEAD" }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (isThere) location.replace(path + location.search + location.hash);
}
