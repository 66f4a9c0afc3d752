import { placeAddress } from "#app/content/place-address.ts";

// Components write addresses from the root of the site, such as /courses. The path under which the site is published is
// put before them here, for every element, on the server as in the browser.

/** The path of the site, with a slash at its end. */
const { BASE_URL } = import.meta.env;

/** Whether the site is published under a path of its host. */
export const IS_BELOW_ROOT = BASE_URL !== "/";

/** Places the addresses of an HTML element. The properties of a component are left alone: its elements get them. */
export function placeProps(type: unknown, props: unknown): unknown {
  if (typeof type !== "string") return props;
  const placed = { ...(props as Record<string, unknown>) };
  for (const name of ["href", "src"]) {
    const value = placed[name];
    if (typeof value === "string") placed[name] = placeAddress(value, BASE_URL.slice(0, -1));
  }
  return placed;
}
