import { untilAgreed } from "./until-agreed.ts";

/** The query that waits to be written, and the page that it belongs to. */
let waiting: { pathname: string; query: string } | undefined;

/** The query of the page's address, with what waits to be written there. */
export function readQuery(): URLSearchParams {
  const { pathname, search } = window.location;
  return new URLSearchParams(waiting?.pathname === pathname ? waiting.query : search);
}

/**
 * Writes a query into the address without a navigation: after the next frame, since what the visitor sees comes first,
 * but before any press leads on. A browser that refuses it is asked again, with the latest query.
 */
export function replaceQuery(query: string): void {
  if (!waiting) requestAnimationFrame(() => setTimeout(writeQuery));
  waiting = { pathname: window.location.pathname, query };
  for (const leave of ["click", "pagehide"])
    addEventListener(leave, writeQuery, { capture: true, once: true });
}

const writeQuery = untilAgreed(() => {
  if (!waiting) return;
  const { pathname, query } = waiting;
  const { hash, pathname: shown } = window.location;
  // The visitor may have gone on to another page.
  if (shown === pathname)
    window.history.replaceState(window.history.state, "", `${pathname}${query ? `?${query}` : ""}${hash}`);
  waiting = undefined;
});
