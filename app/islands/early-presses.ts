import { setFindable } from "./findable.ts";

/** An island as the page brings it, until it is hydrated (`data-live`) or given up (`data-failed`). */
export type EarlyIsland = HTMLElement & { presses?: Press[] | undefined };

/** Something pressed, ticked, chosen or sent in an island that was not hydrated. */
type Press = { element: HTMLElement; type: string };

/** Selects the islands that are not hydrated. */
export const EARLY_ISLAND = "[data-island]:not([data-live], [data-failed])";

/** The element that an event of a type is about. */
const ABOUT: Record<string, string> = {
  click: "button",
  change: "input:is([type=checkbox], [type=file]), select",
  submit: "form",
};

/**
 * Keeps what is pressed in an island before it is hydrated, and shows a pressed tab or answer at once.
 * @param onPress called after each.
 */
export function keepPresses(onPress: () => void): void {
  const keep = (event: Event, press: Press) => {
    if (!keepPress(press)) return;
    event.preventDefault();
    event.stopPropagation();
    onPress();
  };
  for (const [type, selector] of Object.entries(ABOUT))
    addEventListener(
      type,
      (event) => {
        const element = (event.target as Element).closest<HTMLElement>(selector);
        if (element) keep(event, { element, type });
      },
      true,
    );
  addEventListener("keydown", (event) => {
    const tab = (event.target as Element).closest(`${EARLY_ISLAND} [role=tab]`);
    const next = tab && getNextTab(tab, event.key);
    if (!next) return;
    next.focus();
    keep(event, { element: next, type: "click" });
  });
}

/** Keeps one press; false where its island is hydrated, or there is none. */
export function keepPress(press: Press): boolean {
  const island = press.element.closest<EarlyIsland>(EARLY_ISLAND);
  if (!island) return false;
  island.presses = [...(island.presses ?? []), press];
  showPanel(press.element);
  return true;
}

/** Does again what was pressed before the island was hydrated. */
export async function repeatPresses(island: EarlyIsland): Promise<void> {
  const presses = island.presses ?? [];
  island.presses = undefined;
  for (const { element, type } of presses) {
    // React renders what came before in a microtask.
    await null;
    if (type === "click") element.click();
    else if (element instanceof HTMLFormElement) element.requestSubmit();
    else element.dispatchEvent(new Event(type, { bubbles: true }));
  }
}

function getNextTab(tab: Element, key: string): HTMLElement | undefined {
  const tabs = [...(tab.parentElement?.querySelectorAll<HTMLElement>("[role=tab]") ?? [])];
  const at = tabs.indexOf(tab as HTMLElement);
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[key];
  return to === undefined ? undefined : tabs.at(to % tabs.length);
}

/** Shows what a tab or a question opens, by the attributes that the hydrated island sets, too. */
function showPanel(trigger: Element): void {
  const isTab = trigger.matches("[role=tab]");
  const state = isTab ? "aria-selected" : "aria-expanded";
  if (!trigger.hasAttribute(state)) return;
  const wasOpen = trigger.getAttribute(state) === "true";
  for (const other of trigger.closest("[data-island]")?.querySelectorAll(`[${state}]`) ?? []) {
    const isOpen = other === trigger && (isTab || !wasOpen);
    const name = isTab ? (isOpen ? "active" : "inactive") : isOpen ? "open" : "closed";
    const panel = document.querySelector(`[aria-labelledby="${CSS.escape(other.id)}"]`);
    other.setAttribute(state, String(isOpen));
    for (const element of [other, panel]) element?.setAttribute("data-state", name);
    if (panel) setFindable(panel, !isOpen);
    // The address is what a hydrated island, or a page that is loaded again, starts from.
    if (isTab && isOpen && panel) history.replaceState(history.state, "", `#${panel.id}`);
  }
}
