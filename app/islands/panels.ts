/** Selector of islands that are not hydrated, and have not failed. */
export const EARLY_ISLAND = "[data-island]:not([data-live], [data-failed])";

/** Selector of their closed panels. */
const CLOSED_PANEL = `${EARLY_ISLAND} .closable:is([data-state=inactive], [data-state=closed])`;

/**
 * Hides a closed panel, but lets find in page search it (`hidden=until-found`, which React does not know). Other
 * browsers hide it by its `data-state`.
 */
export function setFindable(panel: Element, isHidden: boolean): void {
  if (!("onbeforematch" in panel)) return;
  // The panel keeps its box, so screen readers and the Tab key would still stop at it.
  const attributes = { hidden: "until-found", "aria-hidden": "true" };
  for (const [name, value] of Object.entries(attributes))
    if (isHidden) panel.setAttribute(name, value);
    else panel.removeAttribute(name);
  if (panel.hasAttribute("tabindex")) panel.setAttribute("tabindex", isHidden ? "-1" : "0");
}

/** Applies `setFindable` to the closed panels of islands that are not hydrated. */
export function hideClosedPanels(): void {
  for (const panel of document.querySelectorAll(CLOSED_PANEL)) setFindable(panel, true);
}

/** Trigger (tab or question) of the closed panel with this id; null for an open one, and once its island is hydrated. */
export function findTrigger(id: string): HTMLElement | null {
  const panel = document.getElementById(id);
  if (!panel?.matches(CLOSED_PANEL)) return null;
  return document.getElementById(panel.getAttribute("aria-labelledby") ?? "");
}

/** Whether an element opens a panel: a tab or a question. */
export const isTrigger = (element: Element): boolean => element.matches("[aria-selected], [aria-expanded]");

/**
 * Opens the panel of a tab, or opens or closes that of a question, by setting the attributes that the island sets.
 * @returns whether the panel is open then; undefined for an element without one.
 */
export function showPanel(trigger: Element): boolean | undefined {
  if (!isTrigger(trigger)) return undefined;
  const isTab = trigger.matches("[role=tab]");
  const state = isTab ? "aria-selected" : "aria-expanded";
  const wasOpen = trigger.getAttribute(state) === "true";
  if (isTab) nameTab(trigger);
  for (const other of trigger.closest("[data-island]")?.querySelectorAll(`[${state}]`) ?? []) {
    const isOpen = other === trigger && (isTab || !wasOpen);
    const name = isTab ? (isOpen ? "active" : "inactive") : isOpen ? "open" : "closed";
    const panel = document.querySelector(`[aria-labelledby="${CSS.escape(other.id)}"]`);
    other.setAttribute(state, String(isOpen));
    for (const element of [other, panel]) element?.setAttribute("data-state", name);
    if (panel) setFindable(panel, !isOpen);
  }
  return isTab || !wasOpen;
}

/** Writes the fragment of a tab, which its island reads; the first tab has none. */
function nameTab(tab: Element): void {
  const address = new URL(location.href);
  address.hash = tab.previousElementSibling ? (tab.getAttribute("aria-controls") ?? "") : "";
  history.replaceState(history.state, "", address);
}
