import { createRoot } from "react-dom/client";
import { EDITING_ADDRESS } from "../editing-address.ts";
import { Editor } from "./editor.tsx";
import styles from "./panel.css?inline";
import { type Ask, TextFinder } from "./text-finder.ts";

/** Adds the editor to the page. @param token of this start of the server, which writes for nobody without it. */
export function startEditing(token: string): void {
  const ask: Ask = async (action, given) => {
    const headers = { "Content-Type": "application/json", "X-Editing-Token": token };
    const body = JSON.stringify({ action, given });
    const answer = await fetch(EDITING_ADDRESS, { method: "POST", headers, body });
    const result = await answer.json();
    if (!answer.ok) throw new Error(result.error);
    return result;
  };
  const texts = new TextFinder(ask);
  const host = document.createElement("div");
  const root = host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  root.adoptedStyleSheets = [sheet];
  // The bar is above the strip of warnings at the page's foot.
  const page = new CSSStyleSheet();
  page.replaceSync("body:has([data-warnings]) { --strip: 3rem; }");
  document.adoptedStyleSheets.push(page);
  document.body.append(host);
  // After what the page itself needs.
  setTimeout(() => texts.locate().catch(() => undefined), 300);
  createRoot(root).render(<Editor ask={ask} texts={texts} host={host} />);
}
