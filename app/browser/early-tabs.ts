import { getHashName, setHashName } from "./hash-name.ts";
import { getScriptState } from "./script-state.ts";
import { whileArriving } from "./while-arriving.ts";

/** Whether the page answers by itself: it is not hydrated. */
export const isEarly = (): boolean => getScriptState() !== "ready";

const TABS = "[role=tab]";
const panelOf = (tab: Element) => document.getElementById(tab.getAttribute("aria-controls") ?? "");
const tabOf = (name: string) => document.querySelector(`${TABS}[aria-controls="${CSS.escape(name)}"]`);

/** Lets tabs answer before the page is hydrated. Their panels are named by the address; React reads it later. */
export function startTabs(): void {
  if (location.hash) whileArriving(showNamed);
  else addEventListener("DOMContentLoaded", showNamed);
  // React answers when a tab is pressed: a press that began before it was there is answered at its end.
  let isPressedEarly = false;
  addEventListener("mousedown", () => (isPressedEarly = isEarly()), true);
  addEventListener("click", (event) => (isPressedEarly || isEarly()) && onClick(event), true);
  addEventListener("keydown", (event) => isEarly() && onKey(event), true);
  addEventListener("hashchange", () => isEarly() && showNamed());
}

/**
 * Opens all closed panels on paper, and names in the address the tab in whose hidden panel the browser has found words.
 * Needed for as long as there are panels: by the page itself, then by the scripts that have taken it over.
 * @param isOurs whether it is the caller's turn.
 */
export function watchPanels(isOurs: () => boolean): void {
  matchMedia("print").addEventListener("change", ({ matches }) => {
    if (!isOurs()) return;
    const closed = document.querySelectorAll(".closable:is([data-state=inactive],[data-state=closed])");
    for (const panel of closed) setFindable(panel, !matches && getScriptState() !== "failed");
  });
  addEventListener("beforematch", ({ target }) => {
    const panel = (target as Element).closest("[role=tabpanel]");
    if (panel && isOurs()) setHashName(panel.id);
  });
}

/** Shows the tab that the address names, should it be there. */
function showNamed(): void {
  const list = document.querySelector("[role=tablist]");
  const tab = tabOf(getHashName()) ?? list?.querySelector(TABS);
  if (tab) show(tab);
}

function show(tab: Element): void {
  for (const other of tab.closest("[role=tablist]")?.querySelectorAll<HTMLElement>(TABS) ?? []) {
    const state = other === tab ? "active" : "inactive";
    const panel = panelOf(other);
    other.setAttribute("aria-selected", String(other === tab));
    other.dataset.state = state;
    if (!panel) continue;
    panel.dataset.state = state;
    setFindable(panel, other !== tab);
  }
}

/** Hides what is closed so that find in page still sees it, where the browser can do that. */
export function setFindable(element: Element, isHidden: boolean): void {
  if (!("onbeforematch" in element)) return;
  if (isHidden) element.setAttribute("hidden", "until-found");
  else element.removeAttribute("hidden");
  // Its box is still there: nobody shall stop at it.
  if (isHidden) element.setAttribute("aria-hidden", "true");
  else element.removeAttribute("aria-hidden");
  if (element.hasAttribute("tabindex")) element.setAttribute("tabindex", isHidden ? "-1" : "0");
}

/** The address of the first tab is that of the page. */
function choose(tab: Element): void {
  const isFirst = tab === tab.parentElement?.firstElementChild;
  setHashName(isFirst ? "" : (tab.getAttribute("aria-controls") ?? ""));
}

function onClick(event: MouseEvent): void {
  const tab = (event.target as Element).closest(TABS);
  if (!tab) return;
  event.preventDefault();
  choose(tab);
}

function onKey(event: KeyboardEvent): void {
  const list = (event.target as Element).closest("[role=tablist]");
  if (!list) return;
  const tabs = [...list.querySelectorAll<HTMLElement>(TABS)];
  const at = tabs.findIndex((tab) => tab.getAttribute("aria-selected") === "true");
  const steps: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 };
  const step = steps[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const tab = tabs.at(step % tabs.length);
  tab?.focus();
  if (tab) choose(tab);
}
