/** A link of the navigation. */
export type NavigationLink = { label: string; href: string };

/**
 * The `aria-current` of a navigation item on a page: 'page' on its own page, 'true' above it,
 * undefined elsewhere. Home is current on exactly '/'.
 */
export function getCurrent(href: string, pathname: string): "page" | "true" | undefined {
  const path = pathname.replace(/(?<=.)\/$/, "");
  if (path === href) return "page";
  return href !== "/" && path.startsWith(`${href}/`) ? "true" : undefined;
}
