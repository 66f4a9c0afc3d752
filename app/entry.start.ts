import { startAccordions } from "#app/browser/early-accordion.ts";
import { isEarly, startTabs } from "#app/browser/early-tabs.ts";
import { correctAddress } from "#app/browser/page-address.ts";
import { recordActions } from "#app/browser/record-actions.ts";
import { getScriptState } from "#app/browser/script-state.ts";
import { startPage } from "#app/browser/start-page.ts";
import { carryFormIntoMail, keepForm } from "#app/contact/form-values.ts";
import { startFilter } from "#app/courses/early-filter.ts";
import { startMenu } from "#app/shell/menu.ts";

// The script that the build writes into the head of every page: the first to run, before the first paint. A browser
// that could not run the others keeps the page as it is without scripts.
correctAddress();
startMenu();
if ("TextEncoderStream" in window) {
  startPage();
  startTabs();
  startAccordions();
  startFilter();
  recordActions();
  // Whoever has begun to write finds it again, and goes on in an email where the scripts do not come.
  addEventListener("pagehide", () => isEarly() && keepForm());
  addEventListener("scriptstate", () => getScriptState() === "failed" && carryFormIntoMail());
}
