import { getOnly, type PageDocument } from "./page-document.ts";

/**
 * Puts the stylesheet into the page, so that its first paint waits for nothing but the page.
 * @param stylesheets texts of the stylesheets that the bundler wrote, by their address.
 * @throws Error when the page does not name exactly one of them.
 */
export function inlineStyles(page: PageDocument, stylesheets: Map<string, string>): void {
  const link = getOnly(page, "stylesheet links", ({ name, attributes: { rel = "" } }) => {
    return name === "link" && rel.split(" ").includes("stylesheet");
  });
  const { href = "" } = link.attributes;
  const css = stylesheets.get(href);
  if (css === undefined) throw new Error(`The stylesheet ${href} is none of the bundler's.`);
  link.replacement = `<style>${css.trim()}</style>`;
}
