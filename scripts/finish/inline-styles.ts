import { getOnly, type PageDocument } from "./page-document.ts";

/**
 * Puts the stylesheet into the page, so that its first paint waits for nothing but the page.
 * @param stylesheets texts of the stylesheets that the bundler wrote, by their address.
 * @returns the address of the sheet.
 * @throws Error when the page does not name exactly one of them.
 */
export function inlineStyles(page: PageDocument, stylesheets: Map<string, string>): string {
  const link = getOnly(page, 'link[rel~="stylesheet"]');
  const href = link.getAttribute("href") ?? "";
  const css = stylesheets.get(href);
  if (css === undefined) throw new Error(`The stylesheet ${href} is none of the bundler's.`);
  link.replaceWith(`<style>${css.trim()}</style>`);
  return href;
}
