import type { ClientInstrumentation } from "react-router";
import { type Arrival, setArrival } from "./arrival.ts";
import { withBase } from "./base-path.ts";
import { fetchAgain } from "./fetch-again.ts";
import { getShownPath, loadPage } from "./page-files.ts";
import { OtherBuild } from "./site-build.ts";

/** The last page that was asked for: an earlier one that arrives late leads nowhere. */
let latest: object | undefined;

/**
 * Lets a link lead on only once everything that its page needs has arrived, so that React Router neither reloads the
 * page one wanted to leave nor shows a failure: files are asked for again, then the link becomes an ordinary one.
 */
export const navigationGuard: ClientInstrumentation = {
  router(router) {
    router.instrument({
      async navigate(navigate, { to }) {
        const target = typeof to === "string" ? new URL(withBase(to), location.href) : undefined;
        if (!target || (await prepare(target, () => location.assign(target)))) await navigate();
        // The browser leaves the page, or another link has been followed.
        else await new Promise(() => {});
      },
    });
  },
};

/**
 * Lets Back and Forward do the same. Their address stands there already, so that the ordinary way is a reload. Comes
 * before React Router, which listens to the same event.
 */
export function guardHistory(): void {
  let arrived: Event | undefined;
  addEventListener(
    "popstate",
    async (event) => {
      if (event === arrived || [undefined, location.pathname].includes(getShownPath())) return;
      event.stopImmediatePropagation();
      if (!(await prepare(new URL(location.href), () => location.reload()))) return;
      arrived = new PopStateEvent("popstate", { state: history.state });
      dispatchEvent(arrived);
    },
    true,
  );
}

/**
 * Waits until a page is at hand. When its files do not come, or are of another build, it is left to the browser.
 * @returns whether it can be shown.
 */
async function prepare(target: URL, load: () => void): Promise<boolean> {
  const turn = {};
  latest = turn;
  const tell = (arrival: Arrival | undefined) => latest === turn && setArrival(arrival);
  while (latest === turn) {
    try {
      if (target.pathname !== getShownPath()) {
        const onFailure = () => tell({ state: "late" });
        await loadPage(target.pathname, (address) => fetchAgain(address, onFailure));
      }
      tell(undefined);
      return latest === turn;
    } catch (error) {
      if (!(error instanceof OtherBuild)) console.error(`${target.pathname} did not arrive.`, error);
      if (latest === turn && (await isReachable(target))) {
        load();
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
