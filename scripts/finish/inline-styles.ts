import { replaceOnly } from "./page-document.ts";

/**
 * Puts the stylesheet into the page, so that its first paint waits for nothing but the page.
 * @param stylesheets texts of the stylesheets that the bundler wrote, by their address.
 * @throws Error when the page does not name exactly one of them.
 */
export const inlineStyles = (html: string, stylesheets: Map<string, string>): string =>
  replaceOnly(html, /<link rel="stylesheet" href="([^"]*)"[^>]*>/g, (href) => {
    const css = stylesheets.get(href);
    if (css === undefined) throw new Error(`The stylesheet ${href} is none of the bundler's.`);
    return `<style>${css.trim()}</style>`;
  });
