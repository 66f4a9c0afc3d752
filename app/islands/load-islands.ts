import { getHashTarget } from "./address.ts";
import {
  captureEvents,
  type EarlyIsland,
  type EarlyPress,
  isTooLate,
  recordPress,
  SUBMIT_LIMIT,
} from "./early-presses.ts";
import { findTarget } from "./event-target.ts";
import { clearFailure, markFailed } from "./failure.ts";
import { importModules, listModules, markBroken } from "./page-modules.ts";
import { reloadPage, restorePage } from "./page-reload.ts";
import { EARLY_ISLAND, findTrigger, hideClosedPanels } from "./panels.ts";
import { OutdatedPageError } from "./retry.ts";

/*
 * The states of an island. A page whose scripts run has `data-scripts`, one whose address filters `data-filtered`.
 *
 * | state     | begins                                        | known by         | what its visitor sees               |
 * | --------- | --------------------------------------------- | ---------------- | ----------------------------------- |
 * | built     | with the HTML of the page                     |                  | the HTML, one panel of each group   |
 * | recording | with the first press in it                    | `presses`        | the pressed panel, or 'Sending...'  |
 * | loading   | with a press, pointer, key, focus or scroll   | `isLoading`      | as before                           |
 * |           | near it, or at once if it is eager            |                  |                                     |
 * | live      | when it is hydrated; presses are replayed     | `data-live`      | the island                          |
 * | failed    | when its code does not load or throws, or a   | `data-failed`    | as without scripts, and a note with |
 * |           | message is not sent ten seconds after a press |                  | 'Try again'                         |
 *
 * From failed it is loading again by 'Try again' or a new connection, and live if its code comes late. A form then
 * reports the message that failed.
 */

/** Loads the islands of the page on the first interaction with one of them. */
export function startIslands(): void {
  for (const type of ["pointermove", "pointerdown", "touchstart", "focusin"])
    addEventListener(type, (event) => isInteraction(event) && load(), { capture: true, passive: true });
  // With the keyboard the visitor may reach any island next.
  addEventListener("keydown", () => load(), { once: true });
  addEventListener("scroll", loadWhenVisible, { once: true, passive: true });
  addEventListener("DOMContentLoaded", () => {
    const presses = restorePage();
    for (const press of presses ?? []) onPress(press);
    if (presses || listIslands().some(isEager)) load();
  });
  captureEvents(onPress);
  startPanels();
}

const listIslands = () => [...document.querySelectorAll<EarlyIsland>(EARLY_ISLAND)];

/** Whether the visitor acts on an island. Browsers also send a `pointermove` when a page appears under a resting pointer. */
function isInteraction(event: Event & Partial<PointerEvent>): boolean {
  const isResting = event.type === "pointermove" && !event.movementX && !event.movementY;
  return !isResting && findTarget(event, EARLY_ISLAND) !== null;
}

/** Whether an island must load without interaction, because the filter of the address or stored state changes what it shows. */
const isEager = ({ dataset: { eagerFor } }: EarlyIsland): boolean =>
  eagerFor === "filter"
    ? document.documentElement.dataset.filtered !== undefined
    : eagerFor !== undefined && hasStored(eagerFor);

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

let isLoading = false;

/** Hydrates the islands of the page, in the entry module; one that fails keeps its built HTML. */
export type HydrateIslands = (onFailure: (island: EarlyIsland) => void) => void;

/** Loads and runs the modules. Where that fails, the islands are marked as failed until the next try. */
async function load(isAsked = false): Promise<void> {
  if (isLoading) return;
  isLoading = true;
  if (document.readyState === "loading")
    await new Promise((resolve) => addEventListener("DOMContentLoaded", resolve, { once: true }));
  const [entry] = listModules("modules");
  if (!entry) return;
  const onFailure = (island: EarlyIsland) => {
    isLoading = false;
    markBroken("modules");
    markFailed(island, tryAgain);
  };
  try {
    await importModules("modules", async () => {
      const { hydrateIslands }: { hydrateIslands: HydrateIslands } = await import(/* @vite-ignore */ entry);
      hydrateIslands(onFailure);
    });
  } catch (error) {
    const presses = listIslands().flatMap(({ presses = [] }) => presses);
    if (error instanceof OutdatedPageError && reloadPage(presses, isAsked)) return;
    console.error("The interactive parts of this page did not load.", error);
    isLoading = false;
    for (const island of listIslands()) markFailed(island, tryAgain);
    addEventListener("online", tryAgain, { once: true });
  }
}

function tryAgain(): void {
  for (const island of document.querySelectorAll<EarlyIsland>("[data-failed]")) clearFailure(island);
  hideClosedPanels();
  load(true);
}

/** Records a press. A form that is not live in time fails, and is not sent later. */
function onPress(press: EarlyPress): void {
  const island = press.element.closest<EarlyIsland>(EARLY_ISLAND);
  if (!island) return;
  recordPress(island, press);
  load();
  if (press.type !== "submit" || isTooLate(press)) return;
  const isWaiting = () => island.matches(EARLY_ISLAND) && island.presses?.includes(press);
  setTimeout(() => isWaiting() && markFailed(island, tryAgain), press.time + SUBMIT_LIMIT - Date.now());
}

/** Lets find in page search closed panels; opens the panel that it finds, and the one that the address names. */
function startPanels(): void {
  const open = (id: string) => {
    const element = findTrigger(id);
    if (element) onPress({ element, type: "click", time: Date.now() });
  };
  addEventListener("beforematch", (event) => open(findTarget(event, "[id]")?.id ?? ""), true);
  addEventListener("DOMContentLoaded", () => {
    if (location.hash) open(getHashTarget(location.hash));
    hideClosedPanels();
  });
}
