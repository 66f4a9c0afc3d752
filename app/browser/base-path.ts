const { BASE_URL } = import.meta.env;

/** The address on the host of a path of the site, such as /contact: the same, unless the site stands under a path. */
export const withBase = (path: string): string =>
  path.startsWith("/") && !path.startsWith(BASE_URL) ? BASE_URL + path.slice(1) : path;

/** The path of the site that an address on the host leads to, as the router calls it. */
export const withoutBase = (address: string): string =>
  address.startsWith(BASE_URL) ? `/${address.slice(BASE_URL.length)}` : address;
