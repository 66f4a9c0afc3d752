import { getOnly, type PageDocument } from "./page-document.ts";
import { takeStyles } from "./page-styles.ts";
import { readStylesheet } from "./stylesheet.ts";

/**
 * Puts its part of the stylesheet into the page, so that its first paint waits for nothing but the page.
 * @param stylesheets texts of the stylesheets that the bundler wrote, by their address.
 * @returns the address of the whole stylesheet, which the scripts need.
 * @throws Error when the page does not name exactly one of them.
 */
export function inlineStyles(page: PageDocument, stylesheets: Record<string, string>): string {
  const link = getOnly(page, "stylesheet links", ({ name, attributes: { rel = "" } }) => {
    return name === "link" && rel.split(" ").includes("stylesheet");
  });
  const { href = "" } = link.attributes;
  const css = stylesheets[href];
  if (css === undefined) throw new Error(`The stylesheet ${href} is none of the bundler's.`);
  link.replacement = `<style>${takeStyles(readStylesheet(css), page.styleNames)}</style>`;
  return href;
}
