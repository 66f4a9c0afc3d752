/** Id of the menu of small screens, which its button names. */
export const MENU_ID = "menu";

/** The menu is a popover; where the browser knows none, an attribute opens it and the stylesheet shows it. */
const hasPopover = () => "popover" in HTMLElement.prototype;
const OPEN = "data-open";

const getMenu = () => document.getElementById(MENU_ID);
const getButton = () => document.querySelector<HTMLElement>(`[popovertarget="${MENU_ID}"]`);
const isOpen = () => getMenu()?.matches(hasPopover() ? ":popover-open" : `[${OPEN}]`) ?? false;

/**
 * Adds to the menu what a popover does not do by itself: its button names its state, and it closes when a link is
 * picked, when the focus leaves it, and when its button goes. Part of the inline script.
 */
export function startMenu(): void {
  const isBeside = ({ target }: Event) =>
    ![getMenu(), getButton()].some((part) => part?.contains(target as Node));
  addEventListener("click", (event) => {
    const target = event.target as Element;
    if (!hasPopover() && getButton()?.contains(target)) toggleWithoutPopover();
    else if (isBeside(event) || target.closest(`#${MENU_ID} a`)) close();
  });
  addEventListener("focusin", (event) => isBeside(event) && close());
  addEventListener("resize", () => getButton()?.getClientRects().length === 0 && close());
  // A page that comes back from the browser's cache is as it was left.
  addEventListener("pagehide", close);
  addEventListener("keydown", ({ key }) => {
    if (hasPopover() || key !== "Escape" || !isOpen()) return;
    close();
    getButton()?.focus();
  });
  // This event does not bubble.
  addEventListener("toggle", ({ target }) => target === getMenu() && nameState(), true);
}

function close(): void {
  if (!isOpen()) return;
  if (hasPopover()) getMenu()?.hidePopover();
  else toggleWithoutPopover();
}

function toggleWithoutPopover(): void {
  getMenu()?.toggleAttribute(OPEN);
  nameState();
}

function nameState(): void {
  getButton()?.setAttribute("aria-expanded", String(isOpen()));
  getButton()?.setAttribute("aria-label", isOpen() ? "Close menu" : "Open menu");
}
