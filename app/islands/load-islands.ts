import { getHashTarget } from "./address.ts";
import { type EarlyIsland, keepPress, keepPresses } from "./early-presses.ts";
import { listPageModules, reloadOnce } from "./outdated-page.ts";
import { closePanels, EARLY_ISLAND, findTrigger, setFindable } from "./panels.ts";
import { fetchAgain, OutdatedPage } from "./retry.ts";

/** Milliseconds of reading after which islands are loaded without a sign, over a fast connection (megabits a second). */
const READING = 10_000;
const FAST = 5;

/**
 * Loads the islands of the page when the visitor turns to one, and serves them until then. Part of the inline script.
 */
export function startIslands(): void {
  for (const sign of ["pointermove", "pointerdown", "touchstart", "focusin"])
    addEventListener(sign, (event) => isSign(event) && load(), { capture: true, passive: true });
  // With the keyboard one is on the way to every part of the page.
  addEventListener("keydown", load, { once: true });
  addEventListener("scroll", loadWhenSeen, { once: true, passive: true });
  addEventListener("load", () => setTimeout(loadForReader, READING));
  addEventListener("DOMContentLoaded", () => listIslands().some(isWoken) && load());
  keepPresses(load);
  servePanels();
  if (location.search) document.documentElement.dataset.query = "";
}

const listIslands = () => [...document.querySelectorAll<EarlyIsland>(EARLY_ISLAND)];

/** Whether a pointer or the focus is in an island; a pointer that rests where the page appears gives no sign. */
function isSign({ type, target, movementX, movementY }: Event & Partial<PointerEvent>): boolean {
  const isResting = type === "pointermove" && !movementX && !movementY;
  return !isResting && target instanceof Element && target.closest(EARLY_ISLAND) !== null;
}

/** Whether the address, or what the browser has stored, asks for an island before the visitor does. */
const isWoken = ({ dataset: { wakes } }: EarlyIsland): boolean =>
  wakes?.split(" ").some((reason) => (reason === "query" ? location.search !== "" : hasStored(reason))) ??
  false;

function hasStored(begin: string): boolean {
  try {
    return [localStorage, sessionStorage].some((storage) =>
      Object.keys(storage).some((key) => key.startsWith(begin)),
    );
  } catch {
    // The browser blocks its storage.
    return false;
  }
}

function loadWhenSeen(): void {
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) load();
  });
  // The element of an island has no box of its own.
  for (const { firstElementChild } of listIslands())
    if (firstElementChild) observer.observe(firstElementChild);
}

function loadForReader(): void {
  const { connection } = navigator as { connection?: { downlink?: number; saveData?: boolean } };
  const isFast = !connection?.saveData && (connection?.downlink ?? 0) >= FAST;
  if (isFast && document.visibilityState === "visible") requestIdleCallback(() => load());
}

let isLoading = false;

/** Loads and runs the modules; where they fail, the islands are given up until the connection is back. */
async function load(): Promise<void> {
  if (isLoading) return;
  isLoading = true;
  if (document.readyState === "loading")
    await new Promise((resolve) => addEventListener("DOMContentLoaded", resolve, { once: true }));
  const modules = listPageModules();
  const [entry] = modules;
  if (!entry) return;
  try {
    // Fetched before they are imported: a browser remembers a module that has failed, and would not ask again.
    await Promise.all(modules.map(fetchAgain));
    await import(/* @vite-ignore */ entry);
  } catch (error) {
    console.error("The interactive parts of this page did not load.", error);
    if (error instanceof OutdatedPage && reloadOnce(entry)) return;
    isLoading = false;
    for (const island of listIslands()) giveUp(island);
    addEventListener("online", tryAgain, { once: true });
  }
}

/** Leaves an island as it is without scripts (`data-failed`), says so, and offers another try. */
export function giveUp(island: EarlyIsland): void {
  island.dataset.failed = "";
  delete island.presses;
  for (const panel of island.querySelectorAll(".closable")) setFindable(panel, false);
  const note = document.createElement("p");
  note.className = "island-note";
  note.setAttribute("role", "alert");
  note.textContent = "This part of the page did not load. ";
  const button = document.createElement("button");
  button.textContent = "Try again";
  button.addEventListener("click", tryAgain);
  note.append(button);
  island.before(note);
}

function tryAgain(): void {
  for (const note of document.querySelectorAll(".island-note")) note.remove();
  for (const island of document.querySelectorAll<HTMLElement>("[data-failed]")) delete island.dataset.failed;
  closePanels();
  load();
}

/** Lets find in page see closed panels, and opens the one that it, or the address, names. */
function servePanels(): void {
  const open = (id: string) => {
    const trigger = findTrigger(id);
    if (trigger) keepPress(trigger, "click");
  };
  addEventListener("beforematch", ({ target }) => open((target as Element).id), true);
  const openNamed = () => open(getHashTarget(location.hash));
  // Each piece of the page as it arrives, before it is painted.
  const observer = new MutationObserver(() => {
    openNamed();
    // What was opened is no news.
    observer.takeRecords();
  });
  if (location.hash) observer.observe(document, { childList: true, subtree: true });
  addEventListener("DOMContentLoaded", () => {
    observer.disconnect();
    if (location.hash) openNamed();
    closePanels();
  });
}
