import { hasSubmitted } from "#app/contact/contact-storage.ts";
import { serveEarlyForm } from "#app/contact/form-values.ts";
import { followFragments } from "#app/islands/follow-fragment.ts";
import { startIslands } from "#app/islands/load-islands.ts";
import { startMenu } from "#app/shell/menu.ts";
import { correctAddress, leadToMeantPage } from "#app/shell/page-address.ts";
import { startTooltips } from "#app/ui/tooltip-script.ts";

/**
 * The inline script in the head of every page, the same for all: the shell's own behaviour, and the loading of islands.
 * `data-scripts` tells the stylesheet that scripts run; a browser that is too old for the modules keeps the page
 * without scripts.
 */
if ("TextEncoderStream" in window) {
  document.documentElement.dataset.scripts = "";
  startIslands();
}
// Before the first paint: the confirmation stands in place of the form that has been sent.
if (hasSubmitted()) document.documentElement.dataset.contact = "received";
startMenu();
followFragments();
startTooltips();
correctAddress();
serveEarlyForm();
addEventListener("DOMContentLoaded", () => {
  correctYear();
  if (chooseHeading()) void leadToMeantPage();
});
// Other browsers have speculation rules for it (root.tsx).
if (!HTMLScriptElement.supports?.("speculationrules"))
  addEventListener("pointerover", prefetch, { passive: true });

/** The year of the footer is the build's, until the visitor's is later (reading R20). */
function correctYear(): void {
  const year = document.querySelector("[data-year]");
  const now = new Date().getFullYear();
  if (year && now > Number(year.textContent)) year.textContent = String(now);
}

/** On the 404 page, an address below /courses/ is said to have no course (reading R11). @returns whether it is that page. */
function chooseHeading(): boolean {
  const template = document.querySelector<HTMLTemplateElement>("template[data-below]");
  const { below = "", title = "" } = template?.dataset ?? {};
  if (template && location.pathname.toLowerCase().startsWith(below)) {
    document.title = title;
    template.parentElement?.replaceChildren(template.content);
  }
  return template !== null;
}

/** Pages that have been asked for ahead. */
const asked = new Set<string>();

/** Puts the page that a link leads to into the browser's cache when the pointer comes over the link. */
function prefetch({ target }: Event): void {
  // The pointer may also come over the document itself.
  if (!(target instanceof Element)) return;
  const link = target.closest<HTMLAnchorElement>("a[href]:not([download], [target])");
  if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
  if (asked.has(link.pathname)) return;
  asked.add(link.pathname);
  // Where it fails, the link itself loads the page.
  fetch(link.pathname).catch(() => asked.delete(link.pathname));
}
