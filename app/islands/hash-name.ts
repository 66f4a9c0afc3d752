import { getHashTarget } from "./hash-target.ts";
import { untilAgreed } from "./until-agreed.ts";

/** The name that waits to be written, and the address that it belongs to. */
let waiting: { address: string; name: string } | undefined;

/** The name that the address carries behind '#', or is to carry as soon as the browser agrees. */
export const getHashName = (): string =>
  waiting?.address === location.href ? waiting.name : getHashTarget(location.hash);

/**
 * Writes a name behind the '#' of the address, without a scroll and without an entry in the history. A browser that
 * refuses it is asked again.
 */
export function setHashName(name: string): void {
  waiting = { address: location.href, name };
  writeName();
  dispatchEvent(new HashChangeEvent("hashchange"));
}

const writeName = untilAgreed(() => {
  const { pathname, search, href } = location;
  // The visitor may have gone on.
  if (waiting?.address !== href) return;
  const hash = waiting.name && `#${encodeURIComponent(waiting.name)}`;
  history.replaceState(history.state, "", pathname + search + hash);
  waiting = undefined;
});
