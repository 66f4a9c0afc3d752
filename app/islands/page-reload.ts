import { type ControlState, copyValues, listControls } from "./controls.ts";
import type { EarlyPress } from "./early-presses.ts";
import { createStorageItem } from "./storage-item.ts";

/** Milliseconds after a reload during which another reload would not help. */
const RELOAD_PAUSE = 60_000;

/** What the visitor did in an island; controls are named by their index. */
type IslandState = {
  controls: ControlState[];
  focused: number;
  presses: (Omit<EarlyPress, "element"> & { control: number })[];
};

/** What a page that reloads itself keeps of each of its islands. */
const kept = createStorageItem(() => sessionStorage, "zero-academy:reloaded");

/**
 * Reloads the page, and then restores what was typed and pressed in its islands.
 * @param presses what is replayed after the reload.
 * @param isAsked whether the visitor asked for it; otherwise it reloads only once.
 * @returns false where a reload would not help, or the browser stores nothing.
 */
export function reloadPage(presses: EarlyPress[], isAsked = false): boolean {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (!isAsked && navigation?.type === "reload" && performance.now() < RELOAD_PAUSE) return false;
  const islands = listAllIslands().map((island): IslandState => {
    const controls = listControls(island);
    const find = (element: Element | null) => controls.indexOf(element as HTMLInputElement);
    return {
      controls: controls.map(({ localName, value, checked }) => ({ localName, value, checked })),
      focused: find(document.activeElement),
      presses: presses
        .filter(({ element }) => island.contains(element))
        .map(({ element, ...press }) => ({ ...press, control: find(element) })),
    };
  });
  if (!kept.write({ path: location.pathname, islands })) return false;
  location.reload();
  return true;
}

/** Hydrated islands too: what is typed in them is kept. */
const listAllIslands = () => [...document.querySelectorAll("[data-island]")];

/** Restores what `reloadPage` has kept. @returns the presses; undefined if nothing was kept for this page. */
export function restorePage(): EarlyPress[] | undefined {
  const state = kept.read() as { path: string; islands: IslandState[] } | undefined;
  kept.write(undefined);
  if (state?.path !== location.pathname) return undefined;
  return listAllIslands().flatMap((island, index) => {
    const controls = listControls(island);
    const { controls: states = [], focused = -1, presses = [] } = state.islands[index] ?? {};
    if (!copyValues(states, controls)) return [];
    controls[focused]?.focus({ preventScroll: true });
    return presses.flatMap(({ control, ...press }) => {
      const element = controls[control];
      return element ? { ...press, element } : [];
    });
  });
}
