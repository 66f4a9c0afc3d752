import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";

/**
 * The HTML of what is there when it is asked for: a page has all its data before it is rendered.
 * @throws Error when a part waits for something, or fails within a boundary: React would leave it to the browser.
 */
export function renderWhole(node: ReactNode): string {
  const html = renderToString(node);
  // React's own comments for such a boundary; in content, `<` is escaped.
  if (/<!--\$[!?]/.test(html)) throw new Error("A part of the page is not there when it is rendered.");
  return html;
}
