import { useEffect } from "react";

declare global {
  interface Window {
    /** Buttons pressed before the page was hydrated. */
    earlyClicks?: HTMLElement[] | undefined;
  }
}

// Buttons that work by themselves (the menu) are left alone; a form must not be sent by the browser.
const RECORDER = `(()=>{const e=window.earlyClicks=[];addEventListener("click",v=>{const b=v.target.closest("button:not([popovertarget])");if(b&&window.earlyClicks){v.preventDefault();e.push(b)}},true)})()`;

/** Remembers the buttons pressed before the scripts have arrived; goes into the page itself. */
export function EarlyClickRecorder() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this module
  return <script dangerouslySetInnerHTML={{ __html: RECORDER }} />;
}

/** Presses them again once the page is hydrated, so that no click is lost. */
export function EarlyClickReplay() {
  useEffect(() => {
    const buttons = window.earlyClicks ?? [];
    window.earlyClicks = undefined;
    for (const button of buttons.filter(({ isConnected }) => isConnected)) {
      // Tabs are switched by the press, other buttons by the click.
      button.dispatchEvent(new MouseEvent("mousedown", { bubbles: true, cancelable: true }));
      button.click();
    }
  }, []);
  return null;
}
