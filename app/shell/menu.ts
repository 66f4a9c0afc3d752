/** Id of the menu of small screens, which its button names. */
export const MENU_ID = "menu";

/** Whether the menu can be a popover; elsewhere an attribute opens it, which the stylesheet reads. */
const hasPopover = () => "popover" in HTMLElement.prototype;
const OPEN = "data-open";

const getMenu = () => document.getElementById(MENU_ID);
const getButton = () => document.querySelector<HTMLElement>(`[popovertarget="${MENU_ID}"]`);
const isIn = (event: Event, part: Element | null) => part !== null && event.composedPath().includes(part);
const isOpen = () => getMenu()?.matches(hasPopover() ? ":popover-open" : `[${OPEN}]`) ?? false;

/**
 * Lets the menu's button work where the browser has no popovers. Part of the inline script after the header, so that a press
 * holds while the rest of the page is still on its way.
 */
export function openMenuWithoutPopover(): void {
  if (hasPopover()) return;
  addEventListener("click", (event) => isIn(event, getButton()) && getMenu()?.toggleAttribute(OPEN));
}

/**
 * Adds to the menu what a popover does not do by itself: the button's label and `aria-expanded`; closing when a link is
 * picked, when the focus leaves it, and when its button disappears. Part of the inline script at the end of the body.
 */
export function startMenu(): void {
  const isOutside = (event: Event) => !isIn(event, getMenu()) && !isIn(event, getButton());
  addEventListener("click", (event) => {
    const { target } = event;
    const isLink = target instanceof Element && target.closest(`#${MENU_ID} a`);
    if (isLink || isOutside(event)) close();
    updateButton();
  });
  addEventListener("focusin", (event) => isOutside(event) && close());
  addEventListener("resize", () => getButton()?.getClientRects().length === 0 && close());
  // The back-forward cache restores a page with its menu open.
  addEventListener("pagehide", close);
  addEventListener("keydown", ({ key }) => {
    if (hasPopover() || key !== "Escape" || !isOpen()) return;
    close();
    getButton()?.focus();
  });
  // This event does not bubble.
  addEventListener("toggle", ({ target }) => target === getMenu() && updateButton(), true);
  // The menu may be open before this script has arrived.
  updateButton();
}

function close(): void {
  if (!isOpen()) return;
  if (hasPopover()) getMenu()?.hidePopover();
  else getMenu()?.removeAttribute(OPEN);
  updateButton();
}

function updateButton(): void {
  getButton()?.setAttribute("aria-expanded", String(isOpen()));
  getButton()?.setAttribute("aria-label", isOpen() ? "Close menu" : "Open menu");
}
