import { EARLY_ISLAND, showPanel } from "./panels.ts";

/** An island as the page brings it, until it is hydrated (`data-live`) or given up (`data-failed`). */
export type EarlyIsland = HTMLElement & { presses?: { element: HTMLElement; type: string }[] };

/** The element that an event of a type is about. */
const ABOUT: Record<string, string> = {
  click: "button",
  change: "input:is([type=checkbox], [type=file]), select",
  submit: "form",
};

/** Keeps what is pressed in an island before it is hydrated. @param onPress called after each. */
export function keepPresses(onPress: () => void): void {
  for (const [type, selector] of Object.entries(ABOUT))
    addEventListener(
      type,
      (event) => {
        const element = (event.target as Element).closest<HTMLElement>(selector);
        if (!element || !keepPress(element, type)) return;
        event.preventDefault();
        event.stopPropagation();
        onPress();
      },
      true,
    );
  addEventListener("keydown", (event) => {
    const tab = (event.target as Element).closest(`${EARLY_ISLAND} [role=tab]`);
    const tabs = [...(tab?.parentElement?.querySelectorAll<HTMLElement>("[role=tab]") ?? [])];
    const at = tabs.indexOf(tab as HTMLElement);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
    if (!tab || to === undefined) return;
    event.preventDefault();
    const next = tabs.at(to % tabs.length);
    next?.focus();
    next?.click();
  });
}

/** Keeps one press, and shows at once what it opens; false where its island is hydrated, or there is none. */
export function keepPress(element: HTMLElement, type: string): boolean {
  const island = element.closest<EarlyIsland>(EARLY_ISLAND);
  if (!island) return false;
  island.presses = [...(island.presses ?? []), { element, type }];
  showPanel(element);
  return true;
}

/** Does again what was pressed before the island was hydrated. */
export async function repeatPresses(island: EarlyIsland): Promise<void> {
  const presses = island.presses ?? [];
  delete island.presses;
  for (const { element, type } of presses) {
    // React renders what came before in a microtask.
    await null;
    if (type === "click") element.click();
    else if (element instanceof HTMLFormElement) element.requestSubmit();
    else element.dispatchEvent(new Event(type, { bubbles: true }));
  }
}
