import { useEffect } from "react";
import { setScriptState } from "./script-state.ts";

/** A button pressed, a list or a box changed, with the value that it was given. */
export type EarlyAction = { element: Element; value?: string; checked?: boolean };

declare global {
  interface Window {
    /** What was done before the page was hydrated. */
    earlyActions?: EarlyAction[] | undefined;
  }
}

/** Says that the page is hydrated, and does again what was recorded before, so that nothing is lost. */
export function EarlyActionReplay() {
  useEffect(() => {
    const actions = window.earlyActions ?? [];
    window.earlyActions = undefined;
    setScriptState("ready");
    for (const action of actions) if (action.element.isConnected) replay(action);
  }, []);
  return null;
}

/** The changes are made as a hand would make them: a value set by a script alone would go unnoticed. */
function replay({ element, value = "", checked = false }: EarlyAction): void {
  if (element instanceof HTMLSelectElement) {
    element.value = value;
    element.dispatchEvent(new Event("change", { bubbles: true }));
  } else if (element instanceof HTMLInputElement) {
    element.checked = !checked;
    element.click();
  } else if (element instanceof HTMLElement) {
    // Tabs are switched by the press, other buttons by the click.
    element.dispatchEvent(new MouseEvent("mousedown", { bubbles: true, cancelable: true }));
    element.click();
  }
}
