/** Milliseconds after which a refused change of the address is tried again. */
const PAUSE = 1000;

/** The query that waits to be written, and the page that it belongs to. */
let waiting: { pathname: string; query: string } | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** The query of the page's address, with what waits to be written there. */
export function readQuery(): URLSearchParams {
  const { pathname, search } = window.location;
  return new URLSearchParams(waiting?.pathname === pathname ? waiting.query : search);
}

/**
 * Writes a query into the address without a navigation: after the next frame, since what the visitor sees comes first,
 * but before any press leads on. A browser that refuses it, as Safari does after a hundred changes in half a minute, is
 * asked again until it agrees, with the latest query; the page works meanwhile.
 */
export function replaceQuery(query: string): void {
  if (!waiting) requestAnimationFrame(() => setTimeout(writeQuery));
  waiting = { pathname: window.location.pathname, query };
  for (const leave of ["click", "pagehide"])
    addEventListener(leave, writeQuery, { capture: true, once: true });
}

function writeQuery(): void {
  clearTimeout(timer);
  if (!waiting) return;
  const { pathname, query } = waiting;
  const { hash, pathname: shown } = window.location;
  try {
    // The visitor may have gone on to another page.
    if (shown === pathname)
      window.history.replaceState(window.history.state, "", `${pathname}${query ? `?${query}` : ""}${hash}`);
    waiting = undefined;
  } catch {
    timer = setTimeout(writeQuery, PAUSE);
  }
}
