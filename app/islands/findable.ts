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
