import { findTarget } from "#app/islands/event-target.ts";
import { MENU_ID } from "#app/ui/shell-ids.ts";

const BUTTON = `[popovertarget="${MENU_ID}"]`;

const getMenu = () => document.getElementById(MENU_ID);
const getButton = () => document.querySelector<HTMLElement>(BUTTON);
const isOpen = () => getMenu()?.matches(":popover-open") ?? false;

/**
 * Adds to the menu what a popover lacks: the button's label and state, and closing at a link, at a lost focus, and when
 * the button disappears.
 */
export function startMenu(): void {
  if (!("popover" in HTMLElement.prototype)) return;
  const isOutside = (event: Event) => !findTarget(event, `#${MENU_ID}, ${BUTTON}`);
  addEventListener("click", (event) => {
    if (findTarget(event, `#${MENU_ID} a`) || isOutside(event)) close();
  });
  addEventListener("focusin", (event) => isOutside(event) && close());
  addEventListener("resize", () => getButton()?.getClientRects().length === 0 && close());
  // The back-forward cache restores a page with its menu open.
  addEventListener("pagehide", close);
  // This event does not bubble.
  addEventListener("toggle", ({ target }) => target === getMenu() && updateButton(), true);
  // The menu may be open before this script has arrived.
  updateButton();
}

function close(): void {
  if (!isOpen()) return;
  getMenu()?.hidePopover();
  updateButton();
}

function updateButton(): void {
  getButton()?.setAttribute("aria-expanded", String(isOpen()));
  getButton()?.setAttribute("aria-label", isOpen() ? "Close menu" : "Open menu");
}
