import { useEffect } from "react";

/** A button pressed, a list or a box changed, with the value that it was given. */
type EarlyAction = { element: Element; value?: string; checked?: boolean };

declare global {
  interface Window {
    /** What was done before the page was hydrated. */
    earlyActions?: EarlyAction[] | undefined;
  }
}

// Buttons that work by themselves (the menu) are left alone; a form must not be sent by the browser. Typed text
// needs no record: no text field of a built page is controlled.
const RECORDER = `(()=>{const a=window.earlyActions=[],on=(type,record)=>addEventListener(type,e=>{if(window.earlyActions)record(e,e.target)},true);
on("click",(e,t)=>{const element=t.closest("button:not([popovertarget])");if(element){e.preventDefault();a.push({element})}});
on("change",(e,t)=>{if(t.matches("select,[type=checkbox]"))a.push({element:t,value:t.value,checked:t.checked})})})()`;

/** Remembers what is done before the scripts have arrived; goes into the page itself. */
export function EarlyActionRecorder() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this module
  return <script dangerouslySetInnerHTML={{ __html: RECORDER }} />;
}

/** Does it again once the page is hydrated, so that nothing is lost. */
export function EarlyActionReplay() {
  useEffect(() => {
    const actions = window.earlyActions ?? [];
    window.earlyActions = undefined;
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
