import { findTarget } from "./event-target.ts";
import { EARLY_ISLAND, isTrigger, showPanel } from "./panels.ts";

/** A click, choice or submit in an island before hydration. */
export type EarlyPress = {
  element: HTMLElement;
  type: string;
  /** In milliseconds. */
  time: number;
  /** Whether a box was ticked by it. */
  checked?: boolean | undefined;
};

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
        const { checked } = element as HTMLInputElement;
        onPress({ element, type, time: Date.now(), checked });
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
  const { element, type } = press;
  const isOpen = showPanel(element);
  // The last press on tabs or questions decides what is open, and the first submit is being sent.
  const isReplaced = (other: EarlyPress) =>
    type === "submit" ? isTooLate(other) : isOpen !== undefined && isTrigger(other.element);
  const others = (island.presses ?? []).filter((other) => !isReplaced(other));
  const isVoid = isOpen === false || (type === "submit" && others.some((other) => other.type === type));
  island.presses = isVoid ? others : [...others, press];
  showSending(element, type === "submit" && !isTooLate(press));
}

/** Whether a press is a submit whose time to succeed is over. */
export const isTooLate = ({ type, time }: EarlyPress): boolean =>
  type === "submit" && time + SUBMIT_LIMIT <= Date.now();

/** Replays the recorded presses of an island, which has just been hydrated. */
export async function replayPresses(island: EarlyIsland): Promise<void> {
  for (const { element, type, time, checked } of drainPresses(island)) {
    // React renders the effect of the last event in a microtask.
    await null;
    if (type === "click") element.click();
    else if (element instanceof HTMLFormElement) {
      element.dataset.pressed = String(time);
      element.requestSubmit();
    } else {
      // The island has set the box to its stored value.
      if (element instanceof HTMLInputElement && checked !== undefined) element.checked = checked;
      element.dispatchEvent(new Event(type, { bubbles: true }));
    }
  }
}

/** Drops the presses of a failed island, but keeps a submit as too late: the form reports the failure once it is live. */
export function dropPresses(island: EarlyIsland): void {
  const submit = drainPresses(island).find(({ type }) => type === "submit");
  if (submit) island.presses = [{ ...submit, time: 0 }];
}

/** Removes and returns an island's recorded presses. */
function drainPresses(island: EarlyIsland): EarlyPress[] {
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
