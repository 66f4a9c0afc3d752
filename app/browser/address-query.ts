/** Milliseconds after which a refused change of the address is tried again. */
const PAUSE = 1000;

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Writes a query into the address without a navigation. A browser that refuses it, as Safari does after a hundred
 * changes in half a minute, is asked again until it agrees, with the latest query; the page works meanwhile.
 */
export function replaceQuery(query: string): void {
  clearTimeout(timer);
  const { pathname, hash } = window.location;
  try {
    window.history.replaceState(window.history.state, "", `${pathname}${query ? `?${query}` : ""}${hash}`);
  } catch {
    timer = setTimeout(() => {
      // The visitor may have gone on to another page.
      if (window.location.pathname === pathname) replaceQuery(query);
    }, PAUSE);
  }
}
