import { getHashTarget } from "./address.ts";
import { captureEvents, type EarlyIsland, recordEvent } from "./early-presses.ts";
import { fetchModules, listModules, reloadOnce } from "./page-modules.ts";
import { EARLY_ISLAND, findTrigger, hideClosedPanels, setFindable } from "./panels.ts";
import { OutdatedPage } from "./retry.ts";

/** Without interaction, islands load after READING_TIME ms if the connection reports at least FAST Mbit/s. */
const READING_TIME = 10_000;
const FAST = 5;

/** Loads the islands of the page on the first interaction with one of them. Part of the inline script. */
export function startIslands(): void {
  for (const type of ["pointermove", "pointerdown", "touchstart", "focusin"])
    addEventListener(type, (event) => isInteraction(event) && load(), { capture: true, passive: true });
  // With the keyboard the visitor may reach any island next.
  addEventListener("keydown", load, { once: true });
  addEventListener("scroll", loadWhenVisible, { once: true, passive: true });
  addEventListener("load", () => setTimeout(loadWhenIdle, READING_TIME));
  addEventListener("DOMContentLoaded", () => listIslands().some(isEager) && load());
  captureEvents(load);
  startPanels();
  if (location.search) document.documentElement.dataset.query = "";
}

const listIslands = () => [...document.querySelectorAll<EarlyIsland>(EARLY_ISLAND)];

/** Whether the visitor acts on an island. Browsers also send a `pointermove` when a page appears under a resting pointer. */
function isInteraction({ type, target, movementX, movementY }: Event & Partial<PointerEvent>): boolean {
  const isResting = type === "pointermove" && !movementX && !movementY;
  return !isResting && target instanceof Element && target.closest(EARLY_ISLAND) !== null;
}

/** Whether an island must load without interaction, because the query or stored state changes what it shows. */
const isEager = ({ dataset: { eagerFor } }: EarlyIsland): boolean =>
  eagerFor?.split(" ").some((reason) => (reason === "query" ? location.search !== "" : hasStored(reason))) ??
  false;

function hasStored(prefix: string): boolean {
  try {
    return [localStorage, sessionStorage].some((storage) =>
      Object.keys(storage).some((key) => key.startsWith(prefix)),
    );
  } catch {
    // The browser blocks its storage.
    return false;
  }
}

function loadWhenVisible(): void {
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) load();
  });
  // The element of an island has no box of its own.
  for (const { firstElementChild } of listIslands())
    if (firstElementChild) observer.observe(firstElementChild);
}

function loadWhenIdle(): void {
  const { connection } = navigator as { connection?: { downlink?: number; saveData?: boolean } };
  const isFast = !connection?.saveData && (connection?.downlink ?? 0) >= FAST;
  if (isFast && document.visibilityState === "visible") requestIdleCallback(() => load());
}

let isLoading = false;

/** Loads and runs the modules. Where that fails, the islands are marked as failed until the connection is back. */
async function load(): Promise<void> {
  if (isLoading) return;
  isLoading = true;
  if (document.readyState === "loading")
    await new Promise((resolve) => addEventListener("DOMContentLoaded", resolve, { once: true }));
  const modules = listModules("modules");
  const [entry] = modules;
  if (!entry) return;
  try {
    await fetchModules(modules);
    await import(/* @vite-ignore */ entry);
  } catch (error) {
    console.error("The interactive parts of this page did not load.", error);
    if (error instanceof OutdatedPage && reloadOnce(entry)) return;
    isLoading = false;
    for (const island of listIslands()) markFailed(island, tryAgain);
    addEventListener("online", tryAgain, { once: true });
  }
}

/**
 * Leaves an island as it is without scripts (`data-failed`), with a note.
 * @param onRetry what the button of the note does.
 */
export function markFailed(island: EarlyIsland, onRetry: () => void): void {
  island.dataset.failed = "";
  delete island.recorded;
  for (const panel of island.querySelectorAll(".closable")) setFindable(panel, false);
  const note = document.createElement("p");
  note.className = "island-note";
  note.setAttribute("role", "alert");
  note.innerHTML = "This part of the page did not load. <button>Try again</button>";
  note.querySelector("button")?.addEventListener("click", onRetry);
  island.before(note);
}

function tryAgain(): void {
  for (const note of document.querySelectorAll(".island-note")) note.remove();
  for (const island of document.querySelectorAll<HTMLElement>("[data-failed]")) delete island.dataset.failed;
  hideClosedPanels();
  load();
}

/** Lets find in page search closed panels; opens the panel that it finds, and the one that the address names. */
function startPanels(): void {
  const open = (id: string) => {
    const trigger = findTrigger(id);
    if (trigger) recordEvent(trigger, "click");
  };
  addEventListener("beforematch", ({ target }) => open((target as Element).id), true);
  addEventListener("DOMContentLoaded", () => {
    if (location.hash) open(getHashTarget(location.hash));
    hideClosedPanels();
  });
}
