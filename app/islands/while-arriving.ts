/** Applies something to each piece of the page as it arrives, before that piece is painted, and to the whole. */
export function whileArriving(apply: () => void): void {
  const observer = new MutationObserver(() => {
    apply();
    // What was applied is no news.
    observer.takeRecords();
  });
  observer.observe(document, { childList: true, subtree: true });
  addEventListener("DOMContentLoaded", () => {
    observer.disconnect();
    apply();
  });
}
