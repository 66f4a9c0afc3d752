import { EARLY_ISLAND, showPanel } from "./panels.ts";

/** An island before hydration (`data-live`) or failure (`data-failed`), with the events to be replayed. */
export type EarlyIsland = HTMLElement & { recorded?: { element: HTMLElement; type: string }[] };

/** For each type of event, the elements for which it is recorded. */
const TARGETS: Record<string, string> = {
  click: "button",
  change: "input[type=checkbox], select",
  submit: "form",
};

/** Captures events in islands that are not hydrated. @param onRecord called after each recorded event. */
export function captureEvents(onRecord: () => void): void {
  for (const [type, selector] of Object.entries(TARGETS))
    addEventListener(
      type,
      (event) => {
        const element = (event.target as Element).closest<HTMLElement>(selector);
        if (!element || !recordEvent(element, type)) return;
        event.preventDefault();
        event.stopPropagation();
        onRecord();
      },
      true,
    );
  addEventListener("keydown", (event) => {
    const tab = (event.target as Element).closest(`${EARLY_ISLAND} [role=tab]`);
    const tabs = [...(tab?.parentElement?.querySelectorAll<HTMLElement>("[role=tab]") ?? [])];
    const at = tabs.indexOf(tab as HTMLElement);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
    // With a modifier it is the browser's key: Alt and the left arrow go back.
    if (!tab || to === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const next = tabs.at(to % tabs.length);
    next?.focus();
    next?.click();
  });
}

/** Records an event and shows the panel that it opens. @returns false where the island is hydrated, or there is none. */
export function recordEvent(element: HTMLElement, type: string): boolean {
  const island = element.closest<EarlyIsland>(EARLY_ISLAND);
  if (!island) return false;
  island.recorded = [...(island.recorded ?? []), { element, type }];
  showPanel(element);
  return true;
}

/** Replays the recorded events of an island, which has just been hydrated. */
export async function replayEvents(island: EarlyIsland): Promise<void> {
  const events = island.recorded ?? [];
  delete island.recorded;
  for (const { element, type } of events) {
    // React renders the effect of the last event in a microtask.
    await null;
    if (type === "click") element.click();
    else if (element instanceof HTMLFormElement) element.requestSubmit();
    else element.dispatchEvent(new Event(type, { bubbles: true }));
  }
}
