/** The end of the address at which the development server reports changes. */
export const CHANGES_ADDRESS = "/@changes";

/**
 * In development, the script that reloads a page when the server has a newer state than it shows.
 * @param base the path of the site.
 */
export const formatReloadScript = (base: string): string => `
  const [navigation] = performance.getEntriesByType("navigation");
  const shown = navigation.serverTiming[0]?.description;
  new EventSource("${base}${CHANGES_ADDRESS}?since=" + shown).onmessage = () => location.reload();
`;
