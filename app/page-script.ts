import { hasSubmitted } from "#app/contact/contact-storage.ts";
import { startFormDraft } from "#app/contact/form-values.ts";
import { followFragments } from "#app/islands/follow-fragment.ts";
import { startIslands } from "#app/islands/load-islands.ts";
import { startNotFoundPage } from "#app/routes/not-found/not-found-script.ts";
import { correctFooterYear } from "#app/shell/footer-year.ts";
import { startMenu } from "#app/shell/menu.ts";
import { replaceWithCanonical } from "#app/shell/page-address.ts";
import { startPrefetch } from "#app/shell/prefetch.ts";
import { startTooltips } from "#app/ui/tooltip-script.ts";

/**
 * The inline script in the head of every page, the same for all: the shell's own behaviour, and the loading of islands.
 * `data-scripts` tells the stylesheet that scripts run. The islands' modules are built for the oldest supported browsers
 * and may use whatever these have, so older ones get every page as it is without scripts: `:nth-child(of)` came with
 * Chrome 111 and Firefox 113, adopted stylesheets with Safari 16.4.
 */
if (CSS.supports("selector(:nth-child(1 of a))") && "adoptedStyleSheets" in document) {
  document.documentElement.dataset.scripts = "";
  startIslands();
}
// Before the first paint: the confirmation replaces the form.
if (hasSubmitted()) document.documentElement.dataset.contact = "received";
startMenu();
followFragments();
startTooltips();
replaceWithCanonical();
startFormDraft();
startPrefetch();
addEventListener("DOMContentLoaded", () => {
  correctFooterYear();
  startNotFoundPage();
});
