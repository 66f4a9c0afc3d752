import { isEarly, setFindable } from "./early-tabs.ts";

/** Lets questions answer before the page is hydrated; at most one is open. React takes over which one it is. */
export function startAccordions(): void {
  addEventListener(
    "click",
    (event) => {
      const button = (event.target as Element).closest<HTMLElement>(
        "[data-starts=accordions] [aria-expanded]",
      );
      if (!button || !isEarly()) return;
      event.preventDefault();
      toggle(button);
    },
    true,
  );
}

function toggle(button: HTMLElement): void {
  const wasOpen = button.dataset.state === "open";
  const buttons =
    button.closest("[data-starts=accordions]")?.querySelectorAll<HTMLElement>("[aria-expanded]") ?? [];
  for (const other of buttons) {
    const isOpen = other === button && !wasOpen;
    const state = isOpen ? "open" : "closed";
    const item = other.closest("h3")?.parentElement;
    other.setAttribute("aria-expanded", String(isOpen));
    for (const part of [item, ...(item?.querySelectorAll<HTMLElement>("[data-state]") ?? [])])
      if (part) part.dataset.state = state;
    const panel = item?.querySelector("[role=region]");
    if (panel) setFindable(panel, !isOpen);
  }
}
