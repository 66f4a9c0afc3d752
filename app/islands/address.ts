import { decodeAddress } from "#app/text/decode-address.ts";

/**
 * Milliseconds after the first unwritten change until the address is written. Safari refuses more than a hundred writes in
 * half a minute.
 */
const WRITE_DELAY = 350;

/** The address to be written, and the one that it replaces. */
let pending: { from: string; to: URL } | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** The page's address with its pending change, which is void once the visitor has gone to another address. */
const getAddress = (): URL => new URL(pending?.from === location.href ? pending.to : location.href);

/**
 * Changes the address without a navigation, a scroll or an entry in the history. Changes are written together after a
 * delay, but before a click can open another page.
 */
function replaceAddress(change: (address: URL) => void): void {
  const to = getAddress();
  change(to);
  pending = { from: location.href, to };
  timer ??= setTimeout(write, WRITE_DELAY);
  for (const type of ["click", "pagehide"]) addEventListener(type, write, { capture: true, once: true });
}

function write(): void {
  clearTimeout(timer);
  timer = undefined;
  try {
    if (pending?.from === location.href) history.replaceState(history.state, "", pending.to);
    pending = undefined;
  } catch {
    // Too many writes: it stays pending.
    timer = setTimeout(write, WRITE_DELAY);
  }
}

/** The query of the address. */
export const readQuery = (): URLSearchParams => getAddress().searchParams;

/** Writes fields into the query of the address: an empty one is left out, and what has other names stays. */
export const replaceQuery = (fields: Record<string, string>): void =>
  replaceAddress(({ searchParams }) => {
    for (const [name, value] of Object.entries(fields))
      if (value === "") searchParams.delete(name);
      else searchParams.set(name, value);
  });

/** The id in a fragment such as '#caf%C3%A9'. */
export function getHashTarget(hash: string): string {
  const id = hash.replace(/^#/, "");
  return decodeAddress(id) ?? id;
}

/** The decoded fragment of the address. */
export const getHashName = (): string => getHashTarget(getAddress().hash);

/**
 * Replaces the fragment of the address, and dispatches `hashchange` with the new address, which the browser may refuse to
 * write at once.
 */
export function setHashName(name: string): void {
  replaceAddress((address) => {
    address.hash = encodeURIComponent(name);
  });
  write();
  dispatchEvent(new HashChangeEvent("hashchange", { newURL: getAddress().href }));
}
