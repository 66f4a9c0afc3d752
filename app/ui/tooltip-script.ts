import { findTarget } from "#app/islands/event-target.ts";

/*
 * The inline script of a page with tooltips opens them on hover, focus and tap. They stay open under the pointer and close
 * on Esc (WCAG 2.2, 1.4.13).
 */

/** Milliseconds before a tooltip opens, and within which the next one opens at once. */
const TOOLTIP = { openDelay: 700, skipDelay: 300 } as const;

/** Pixels that stay free between a tooltip and the edge of the window. */
const EDGE = 12;

let open: Element | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
/** When the last tooltip closed, as `performance.now()` returns it. */
let lastClosed = Number.NEGATIVE_INFINITY;

const findTooltip = (event: Event) => findTarget(event, "[data-tooltip]");
const getText = (tooltip: Element) => tooltip.querySelector<HTMLElement>("[role=tooltip]");

const isTouch = ({ pointerType }: PointerEvent) => pointerType === "touch";
addEventListener("pointerover", (event) => {
  const tooltip = findTooltip(event);
  // A finger has no hover: it opens and closes by its tap.
  if (!tooltip || tooltip === open || isTouch(event)) return;
  openAfter(performance.now() - lastClosed < TOOLTIP.skipDelay ? 0 : TOOLTIP.openDelay, tooltip);
});
addEventListener("pointerout", (event) => {
  const tooltip = findTooltip(event);
  const { relatedTarget } = event;
  const isInside = relatedTarget instanceof Node && tooltip?.contains(relatedTarget);
  if (tooltip && !isInside && !isTouch(event)) close();
});
addEventListener("focusin", (event) => {
  const tooltip = findTooltip(event);
  if (tooltip?.querySelector(":focus-visible")) openAfter(0, tooltip);
});
addEventListener("focusout", (event) => findTooltip(event) && close());
addEventListener("click", (event) => {
  const tooltip = findTooltip(event);
  if (!tooltip || tooltip === open) close();
  else openAfter(0, tooltip);
});
addEventListener("keydown", ({ key }) => key === "Escape" && close());

function openAfter(delay: number, tooltip: Element): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    close();
    const text = getText(tooltip);
    if (!text) return;
    open = tooltip;
    text.hidden = false;
    // Aligned with its word, and moved left where it would leave the window.
    text.style.translate = "0";
    const beyond = text.getBoundingClientRect().right + EDGE - document.documentElement.clientWidth;
    if (beyond > 0) text.style.translate = `${-beyond}px`;
  }, delay);
}

function close(): void {
  clearTimeout(timer);
  if (!open) return;
  const text = getText(open);
  if (text) text.hidden = true;
  open = undefined;
  lastClosed = performance.now();
}
