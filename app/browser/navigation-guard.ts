import type { ClientInstrumentation } from "react-router";
import { type Arrival, setArrival } from "./arrival.ts";
import { fetchAgain } from "./fetch-again.ts";
import { loadPage } from "./page-files.ts";

/** The last link that was followed: an earlier one that arrives late leads nowhere. */
let latest: object | undefined;

/**
 * Lets a link lead on only once everything that its page needs has arrived, so that React Router neither reloads the
 * page one wanted to leave nor shows a failure: files are asked for again, then the link becomes an ordinary one.
 */
export const navigationGuard: ClientInstrumentation = {
  router(router) {
    router.instrument({
      async navigate(navigate, { to }) {
        if (typeof to !== "string" || (await prepare(new URL(to, location.href)))) await navigate();
        // The browser leaves the page, or another link has been followed.
        else await new Promise(() => {});
      },
    });
  },
};

async function prepare(target: URL): Promise<boolean> {
  const turn = {};
  latest = turn;
  const tell = (arrival: Arrival | undefined) => latest === turn && setArrival(arrival);
  while (latest === turn) {
    try {
      if (target.pathname !== location.pathname) {
        const onFailure = () => tell({ state: "late" });
        await loadPage(target.pathname, (address) => fetchAgain(address, onFailure));
      }
      tell(undefined);
      return latest === turn;
    } catch (error) {
      console.error(`${target.pathname} did not arrive.`, error);
      if (latest === turn && (await isReachable(target))) {
        location.assign(target);
        return false;
      }
      await new Promise<void>((again) => tell({ state: "lost", again }));
    }
  }
  return false;
}

async function isReachable(target: URL): Promise<boolean> {
  try {
    return (await fetch(target, { method: "HEAD", cache: "no-store" })).status < 500;
  } catch {
    return false;
  }
}
