const { BASE_URL } = import.meta.env;

/** The address on the host of a path of the site, such as /contact: the same, unless the site stands under a path. */
export const withBase = (path: string): string =>
  path.startsWith("/") && !path.startsWith(BASE_URL) ? BASE_URL + path.slice(1) : path;
