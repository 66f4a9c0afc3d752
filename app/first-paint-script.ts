import { FLAG_KEY } from "#app/contact/contact-storage.ts";

/**
 * The inline script in the head of every page: only what must act before the first paint. Older browsers than the
 * supported ones get pages as without scripts, because island modules may fail there. `:nth-child(of)` came with Chrome
 * 111 and Firefox 113, adopted stylesheets with Safari 16.4.
 */
const { dataset } = document.documentElement;
if (CSS.supports("selector(:nth-child(1 of a))") && "adoptedStyleSheets" in document) dataset.scripts = "";
try {
  // The confirmation replaces the form.
  if (localStorage.getItem(FLAG_KEY)) dataset.contact = "received";
} catch {
  // The browser blocks its storage.
}
