import { isConnectionFast } from "./connection.ts";
import { FileGone, fetchAgain } from "./fetch-again.ts";
import { watchForeignChanges } from "./foreign-changes.ts";
import { reloadOnce } from "./reload-once.ts";
import { getScriptState, setScriptState } from "./script-state.ts";

/** What React Router leaves in a page for its scripts: a stream that ends when the page's data is complete. */
type PageStream = { streamController: ReadableStreamDefaultController<string> };

/** What a visitor does first, on which the scripts are asked for. */
const SIGNS = ["pointerdown", "pointermove", "keydown", "focusin", "wheel", "touchstart", "scroll", "input"];

/** How the keys of the site begin in the storage of a tab, where the router keeps its own. */
const OWN_KEYS = "zero-academy:";

/** Milliseconds of reading after which the scripts come without a sign, over a fast connection. */
const READING = 10_000;

/** Milliseconds from the first sign after which the page no longer waits for its scripts. */
const LONGEST_WAIT = 20_000;

/**
 * Lets the scripts of a page and their data wait for the first sign of a visitor. Where something that only scripts
 * know must show (a query, things stored earlier), they come after the first paint; and over a fast connection to whoever
 * reads for a while without a sign. Should they not come, the page says so and is what it is without scripts.
 */
export function startPage(): void {
  setScriptState("waiting");
  addEventListener("DOMContentLoaded", () => {
    watchForeignChanges();
    if (location.search || hasMemories()) requestAnimationFrame(() => setTimeout(() => start()));
  });
  addEventListener("load", () => setTimeout(startForReader, READING));
  for (const sign of SIGNS) addEventListener(sign, start, { capture: true, passive: true });
}

function hasMemories(): boolean {
  try {
    return localStorage.length > 0 || Object.keys(sessionStorage).some((key) => key.startsWith(OWN_KEYS));
  } catch {
    return false;
  }
}

/** Browsers tell a new page where the pointer rests as if it had moved. */
const isResting = (event?: Event): boolean =>
  event instanceof PointerEvent && event.type === "pointermove" && !event.movementX && !event.movementY;

/** A page that nobody looks at needs no scripts. */
function startForReader(): void {
  if (isConnectionFast() && document.visibilityState === "visible") requestIdleCallback(() => start());
}

let isStarted = false;
async function start(event?: Event): Promise<void> {
  if (isStarted || isResting(event)) return;
  isStarted = true;
  for (const sign of SIGNS) removeEventListener(sign, start, { capture: true });
  setScriptState("loading");
  setTimeout(() => getScriptState() === "loading" && setScriptState("failed"), LONGEST_WAIT);
  if (document.readyState === "loading") {
    await new Promise((resolve) => addEventListener("DOMContentLoaded", resolve));
  }
  const deferred = document.querySelector<HTMLScriptElement>("script[data-page]");
  if (!deferred) return;
  const { page = "", styles = "", modules = "" } = deferred.dataset;
  try {
    // Modules are fetched first: browsers remember one that has failed, and would never ask for it again.
    const addresses = [page, styles, ...modules.split(" ")];
    const [data = "", css = ""] = await Promise.all(addresses.map((address) => fetchAgain(address)));
    addStyles(css);
    run(data);
  } catch (error) {
    console.error("The scripts of this page did not arrive.", error);
    // The page may be older than the deployment.
    if (!(error instanceof FileGone && reloadOnce(page))) setScriptState("failed");
  }
}

/** The page holds what it needs of the stylesheet as it stands: scripts may show anything. */
function addStyles(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Runs the scripts that wait in the page, and hands React Router the page's data. */
function run(data: string): void {
  const fail = () => void (getScriptState() === "loading" && setScriptState("failed"));
  addEventListener("unhandledrejection", fail);
  addEventListener("scriptstate", () => removeEventListener("unhandledrejection", fail), { once: true });
  for (const { text, dataset } of document.querySelectorAll<HTMLScriptElement>("script[type=deferred]")) {
    const script = document.createElement("script");
    if (dataset.page) script.type = "module";
    script.text = text;
    script.onerror = fail;
    document.head.append(script);
  }
  const { streamController } = (window as unknown as { __reactRouterContext: PageStream })
    .__reactRouterContext;
  streamController.enqueue(data);
  streamController.close();
}
