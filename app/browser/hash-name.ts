import { getHashTarget } from "./hash-target.ts";

/** Milliseconds after which a refused change of the address is tried again. */
const PAUSE = 1000;

/** The name that the browser has refused to write, and the address that it belongs to. */
let refused: { address: string; name: string } | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** The name that the address carries behind '#', or is to carry as soon as the browser agrees. */
export const getHashName = (): string =>
  refused?.address === location.href ? refused.name : getHashTarget(location.hash);

/**
 * Writes a name behind the '#' of the address, without a scroll and without an entry in the history. A browser that
 * refuses it, as Safari does after a hundred changes in half a minute, is asked again; the page works meanwhile.
 */
export function setHashName(name: string): void {
  write(name);
  dispatchEvent(new HashChangeEvent("hashchange"));
}

function write(name: string): void {
  clearTimeout(timer);
  const { pathname, search, href: address } = location;
  try {
    history.replaceState(history.state, "", pathname + search + (name && `#${encodeURIComponent(name)}`));
    refused = undefined;
  } catch {
    refused = { address, name };
    timer = setTimeout(() => refused?.address === location.href && write(name), PAUSE);
  }
}
