/** Id of the menu of small screens, which its button names. */
export const MENU_ID = "menu";

/** The menu is a popover; where the browser knows none, an attribute opens it and the stylesheet shows it. */
const hasPopover = () => "popover" in HTMLElement.prototype;
const OPEN = "data-open";

const getMenu = () => document.getElementById(MENU_ID);
const getButton = () => document.querySelector<HTMLElement>(`[popovertarget="${MENU_ID}"]`);
const isOpen = () => getMenu()?.matches(hasPopover() ? ":popover-open" : `[${OPEN}]`) ?? false;

/**
 * Adds to the menu what the browser does not do by itself: it says its state, and closes when a link is picked, on
 * Back, when the focus leaves it and when its button goes; a press beside it only closes it. It hears of everything
 * before React does, which keeps to itself what happens while it hydrates.
 */
export function startMenu(): void {
  let isPressedBeside = false;
  const isBeside = ({ target }: Event) =>
    isOpen() && ![getMenu(), getButton()].some((part) => part?.contains(target as Node));
  const onPress = (event: Event) => {
    isPressedBeside = isBeside(event);
  };
  addEventListener("pointerdown", onPress, true);
  addEventListener("click", (event) => onClick(event, isPressedBeside), true);
  addEventListener("focusin", (event) => isBeside(event) && close(), true);
  addEventListener("popstate", close);
  addEventListener("resize", () => isOpen() && getButton()?.getClientRects().length === 0 && close());
  addEventListener("keydown", onKey, true);
  addEventListener("toggle", ({ target }) => target === getMenu() && sayState(), true);
}

function onClick(event: Event, isPressedBeside: boolean): void {
  const target = event.target as Element;
  if (isPressedBeside) {
    event.preventDefault();
    event.stopImmediatePropagation();
    close();
  } else if (target.closest(`#${MENU_ID} a`)) close();
  else if (!hasPopover() && getButton()?.contains(target)) set(!isOpen());
}

function onKey({ key }: KeyboardEvent): void {
  if (hasPopover() || key !== "Escape" || !isOpen()) return;
  close();
  getButton()?.focus();
}

const close = () => isOpen() && set(false);

function set(willOpen: boolean): void {
  if (hasPopover()) {
    getMenu()?.hidePopover();
  } else {
    getMenu()?.toggleAttribute(OPEN, willOpen);
    sayState();
  }
}

function sayState(): void {
  getButton()?.setAttribute("aria-expanded", String(isOpen()));
  getButton()?.setAttribute("aria-label", isOpen() ? "Close menu" : "Open menu");
}
