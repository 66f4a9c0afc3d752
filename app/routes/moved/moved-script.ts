/**
 * The inline script of a page at an old address: redirects with the fragment. A refresh drops it, and waits until the page is
 * loaded.
 */
const { to } = document.currentScript?.dataset ?? {};
if (to && location.hash) location.replace(to + location.hash);
