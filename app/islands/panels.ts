/** Selects the islands that are not hydrated. */
export const EARLY_ISLAND = "[data-island]:not([data-live], [data-failed])";

/**
 * Hides a closed panel so that find in page still sees it, where the browser can do that; React has no such value of
 * `hidden`. Elsewhere the stylesheet hides it by its `data-state`.
 */
export function setFindable(panel: Element, isHidden: boolean): void {
  if (!("onbeforematch" in panel)) return;
  // The box of a hidden panel is still there: neither screen readers nor the Tab key may stop at it.
  const attributes = { hidden: "until-found", "aria-hidden": "true" };
  for (const [name, value] of Object.entries(attributes))
    if (isHidden) panel.setAttribute(name, value);
    else panel.removeAttribute(name);
  if (panel.hasAttribute("tabindex")) panel.setAttribute("tabindex", isHidden ? "-1" : "0");
}

/** Hides the closed panels of the islands that are not hydrated, so that find in page sees them. */
export function closePanels(): void {
  const closed = ".closable:is([data-state=inactive], [data-state=closed])";
  for (const panel of document.querySelectorAll(`${EARLY_ISLAND} ${closed}`)) setFindable(panel, true);
}

/** The tab or the question of a closed panel with an id, in an island that is not hydrated. */
export function findTrigger(id: string): HTMLElement | null {
  const panel = document.getElementById(id);
  if (!panel?.matches(`${EARLY_ISLAND} .closable:is([data-state=inactive], [data-state=closed])`))
    return null;
  return document.getElementById(panel.getAttribute("aria-labelledby") ?? "");
}

/** Shows what a tab or a question opens, by the attributes that the hydrated island sets, too. */
export function showPanel(trigger: Element): void {
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
