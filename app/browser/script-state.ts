/**
 * How far the scripts of a page are, as `data-scripts` of its root element says it to the stylesheet. Without the
 * attribute, and in a page whose scripts have failed, everything can be read and used without them.
 */
export type ScriptState = "waiting" | "loading" | "ready" | "failed";

/** The state; undefined where scripts do not run. */
export const getScriptState = (): ScriptState | undefined =>
  document.documentElement.dataset.scripts as ScriptState | undefined;

/** Tells the stylesheet, and whoever listens to `scriptstate`, of a new state. */
export function setScriptState(state: ScriptState): void {
  document.documentElement.dataset.scripts = state;
  if (state === "failed")
    for (const closed of document.querySelectorAll("[hidden=until-found]")) {
      closed.removeAttribute("hidden");
      closed.removeAttribute("aria-hidden");
    }
  dispatchEvent(new Event("scriptstate"));
}
