import { EARLY_ISLAND, type EarlyIsland, keepPress, keepPresses } from "./early-presses.ts";
import { setFindable } from "./findable.ts";
import { getHashTarget } from "./hash-target.ts";
import { listPageModules, OutdatedPage, reloadOnce } from "./outdated-page.ts";
import { retry } from "./retry.ts";
import { whileArriving } from "./while-arriving.ts";

/** Milliseconds of reading after which islands are loaded without a sign, over a fast connection (megabits a second). */
const READING = 10_000;
const FAST = 5;

/** Milliseconds after which a request counts as failed. */
const PATIENCE = 10_000;

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
  await domIsComplete();
  const modules = listPageModules();
  const [entry] = modules;
  if (!entry) return;
  try {
    // Fetched before they are imported: a browser remembers a module that has failed, and would not ask again.
    await Promise.all(modules.map((address) => retry(() => ask(address))));
    await import(/* @vite-ignore */ entry);
  } catch (error) {
    console.error("The interactive parts of this page did not load.", error);
    if (error instanceof OutdatedPage && reloadOnce(entry)) return;
    isLoading = false;
    for (const island of listIslands()) giveUp(island);
    addEventListener("online", tryAgain, { once: true });
  }
}

async function domIsComplete(): Promise<void> {
  if (document.readyState === "loading")
    await new Promise((resolve) => addEventListener("DOMContentLoaded", resolve, { once: true }));
}

/** @throws OutdatedPage when the server does not have the file. */
async function ask(address: string): Promise<void> {
  const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
  if (response.status === 404) throw new OutdatedPage(`${address} is gone`);
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  await response.arrayBuffer();
}

/** Leaves an island as it is without scripts (`data-failed`), says so, and offers another try. */
export function giveUp(island: EarlyIsland): void {
  island.dataset.failed = "";
  island.presses = undefined;
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
  for (const island of document.querySelectorAll<EarlyIsland>("[data-failed]")) {
    delete island.dataset.failed;
    closePanels();
  }
  load();
}

/** Lets find in page see closed panels, and opens the one that it, or the address, names. */
function servePanels(): void {
  addEventListener("DOMContentLoaded", closePanels);
  addEventListener("beforematch", ({ target }) => openPanel((target as Element).id), true);
  if (location.hash) whileArriving(() => openPanel(getHashTarget(location.hash)));
}

function closePanels(): void {
  const closed = ".closable:is([data-state=inactive], [data-state=closed])";
  for (const panel of document.querySelectorAll(`${EARLY_ISLAND} ${closed}`)) setFindable(panel, true);
}

/** Opens a closed panel as a press on its tab or question would. */
function openPanel(id: string): void {
  const panel = document.getElementById(id);
  if (!panel?.matches(`${EARLY_ISLAND} .closable`) || panel.matches("[data-state=active], [data-state=open]"))
    return;
  const element = document.getElementById(panel.getAttribute("aria-labelledby") ?? "");
  if (element) keepPress({ element, type: "click" });
}
