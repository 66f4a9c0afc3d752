/** The address at which the development server reports changes. */
export const CHANGES_ADDRESS = "/@changes";

/**
 * In development, the script that reloads a page when the server has a newer state than it shows. It keeps the place
 * that the page had before a fault replaced it. It also opens files in the editor without leaving the page. Code that
 * waits for the server cancels the event `reload`, and reloads the page itself.
 */
export const RELOAD_SCRIPT = `
  const [navigation] = performance.getEntriesByType("navigation");
  const shown = navigation.serverTiming[0]?.description;
  const key = "place of " + location.pathname;
  const hasFaults = () => document.querySelector("[data-faults]") !== null;
  const changes = new EventSource("${CHANGES_ADDRESS}?since=" + shown);
  changes.onmessage = () => {
    // The browser would keep the place on the list of faults.
    if (hasFaults()) history.scrollRestoration = "manual";
    else sessionStorage.setItem(key, scrollY);
    if (!dispatchEvent(new Event("reload", { cancelable: true }))) return;
    // It would ask again soon, and break off a load that takes longer.
    changes.close();
    location.reload();
  };
  addEventListener("load", () => {
    const place = sessionStorage.getItem(key);
    if (place === null || hasFaults()) return;
    sessionStorage.removeItem(key);
    scrollTo({ top: Number(place), behavior: "instant" });
    addEventListener("pagehide", () => (history.scrollRestoration = "auto"));
  });
  addEventListener("click", (event) => {
    const link = event.target.closest("a[data-editor]");
    if (!link) return;
    event.preventDefault();
    fetch(link.href);
  });
`;
