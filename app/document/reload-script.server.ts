/** The address at which the development server reports changes. */
export const CHANGES_ADDRESS = "/@changes";

/** In development, the script that reloads a page when the server has a newer state than it shows. */
export const RELOAD_SCRIPT = `
  const [navigation] = performance.getEntriesByType("navigation");
  const shown = navigation.serverTiming[0]?.description;
  new EventSource("${CHANGES_ADDRESS}?since=" + shown).onmessage = () => location.reload();
`;
