/** Milliseconds after which a refused change of the address is tried again. */
const PAUSE = 1000;

/** The address that waits to be written, and the one that it replaces. */
let waiting: { from: string; to: URL } | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** The page's address, with what waits to be written; the visitor may have gone on to another one. */
const getAddress = (): URL => new URL(waiting?.from === location.href ? waiting.to : location.href);

/**
 * Changes the address without a navigation, a scroll or an entry in the history: after the next frame, since what the
 * visitor sees comes first, but before any press leads on.
 */
function replaceAddress(change: (address: URL) => void): void {
  const to = getAddress();
  change(to);
  if (!waiting) requestAnimationFrame(() => setTimeout(write));
  waiting = { from: location.href, to };
  for (const leave of ["click", "pagehide"]) addEventListener(leave, write, { capture: true, once: true });
}

/** Safari refuses more than a hundred changes in half a minute: it is asked again until it agrees. */
function write(): void {
  clearTimeout(timer);
  try {
    if (waiting?.from === location.href) history.replaceState(history.state, "", waiting.to);
    waiting = undefined;
  } catch {
    timer = setTimeout(write, PAUSE);
  }
}

/** The query of the address. */
export const readQuery = (): URLSearchParams => getAddress().searchParams;

/** Writes another query into the address. */
export const replaceQuery = (query: string): void =>
  replaceAddress((address) => {
    address.search = query;
  });

/** Id that the fragment of an address names; one that is not well encoded names an id as it stands. */
export function getHashTarget(hash: string): string {
  const id = hash.replace(/^#/, "");
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/** The name that the address carries behind '#'. */
export const getHashName = (): string => getHashTarget(getAddress().hash);

/** Writes another name behind the '#' of the address. */
export function setHashName(name: string): void {
  replaceAddress((address) => {
    address.hash = encodeURIComponent(name);
  });
  dispatchEvent(new HashChangeEvent("hashchange"));
}
