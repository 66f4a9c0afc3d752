import { startAccordions } from "#app/browser/early-accordion.ts";
import { isEarly, startTabs, watchPanels } from "#app/browser/early-tabs.ts";
import { correctAddress } from "#app/browser/page-address.ts";
import { recordActions } from "#app/browser/record-actions.ts";
import { getScriptState } from "#app/browser/script-state.ts";
import { startPage } from "#app/browser/start-page.ts";
import { carryFormIntoMail, keepForm } from "#app/contact/form-values.ts";
import { startFilter } from "#app/courses/filter-controls.ts";
import { startMenu } from "#app/shell/menu.ts";

// What the page has; the build leaves out the rest.
declare const HAS_TABS: boolean;
declare const HAS_ACCORDIONS: boolean;
declare const HAS_FILTER: boolean;
declare const HAS_FORM: boolean;

// The script that the build writes into the head of every page: the first to run, before the first paint. A browser
// that could not run the others keeps the page as it is without scripts.
correctAddress();
startMenu();
if ("TextEncoderStream" in window) {
  startPage();
  if (HAS_TABS) startTabs();
  if (HAS_ACCORDIONS) startAccordions();
  if (HAS_TABS || HAS_ACCORDIONS) watchPanels(isEarly);
  if (HAS_FILTER) startFilter();
  recordActions();
  if (HAS_FORM) {
    // Whoever has begun to write finds it again, and goes on in an email where the scripts do not come.
    addEventListener("pagehide", () => isEarly() && keepForm());
    addEventListener("scriptstate", () => getScriptState() === "failed" && carryFormIntoMail());
  }
}
