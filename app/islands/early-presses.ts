import { findTarget } from "./event-target.ts";
import { EARLY_ISLAND, showPanel } from "./panels.ts";

/** A click, choice or submit in an island before hydration, and its time in milliseconds. */
export type EarlyPress = { element: HTMLElement; type: string; time: number };

/** An island before hydration (`data-live`) or failure (`data-failed`), with the presses to be replayed. */
export type EarlyIsland = HTMLElement & { presses?: EarlyPress[] };

/** Milliseconds after the press within which a submit succeeds or the page reports that it failed. */
export const SUBMIT_LIMIT = 10_000;

/** For each type of event, the elements for which it is recorded. */
const TARGETS: Record<string, string> = {
  click: "button:not([type=submit])",
  change: "input[type=checkbox], select",
  submit: "form",
};

/** Captures events in islands that are not hydrated. @param onPress called with each event, to be recorded. */
export function captureEvents(onPress: (press: EarlyPress) => void): void {
  for (const [type, selector] of Object.entries(TARGETS))
    addEventListener(
      type,
      (event) => {
        const element = findTarget(event, `${EARLY_ISLAND} :is(${selector})`);
        if (!element) return;
        event.preventDefault();
        event.stopPropagation();
        onPress({ element, type, time: Date.now() });
      },
      true,
    );
  addEventListener("keydown", (event) => {
    const tab = findTarget(event, `${EARLY_ISLAND} [role=tab]`);
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

/** Records a press for the hydrated island, and shows at once what an attribute can show. */
export function recordPress(island: EarlyIsland, press: EarlyPress): void {
  island.presses = [...(island.presses ?? []), press];
  showPanel(press.element);
  showSending(press.element, press.type === "submit");
}

/** Replays the recorded presses of an island, which has just been hydrated. */
export async function replayPresses(island: EarlyIsland): Promise<void> {
  for (const { element, type, time } of drainPresses(island)) {
    // React renders the effect of the last event in a microtask.
    await null;
    if (type === "click") element.click();
    else if (element instanceof HTMLFormElement) {
      element.dataset.pressed = String(time);
      element.requestSubmit();
    } else element.dispatchEvent(new Event(type, { bubbles: true }));
  }
}

/** Removes and returns an island's recorded presses. */
export function drainPresses(island: EarlyIsland): EarlyPress[] {
  const { presses = [] } = island;
  delete island.presses;
  for (const { element } of presses) showSending(element, false);
  return presses;
}

/** Shows on the button of a form that it is being sent: its label and that of `data-sending` change places. */
function showSending(form: Element, isSending: boolean): void {
  const button = form.querySelector<HTMLElement>("[data-sending]");
  if (!button || (button.getAttribute("aria-disabled") === "true") === isSending) return;
  button.setAttribute("aria-disabled", String(isSending));
  const { textContent, dataset } = button;
  button.textContent = dataset.sending ?? "";
  dataset.sending = textContent ?? "";
}
