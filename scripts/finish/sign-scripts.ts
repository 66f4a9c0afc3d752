import { createHash } from "node:crypto";
import { getOnly, getScripts, type PageDocument } from "./page-document.ts";

/**
 * Writes a content security policy into the page that allows exactly the scripts which the build wrote: those that
 * carry its mark, which content cannot know. The mark is taken off.
 * @param origins origins that the page may connect to besides its own.
 * @throws Error when the page has a script without the mark.
 */
export function signScripts(page: PageDocument, mark: string, origins: string[]): void {
  const hashes = getScripts(page).map((script) => {
    if (script.getAttribute("nonce") !== mark || script.hasAttribute("src")) {
      throw new Error(`The build did not write the script ${script.toString().slice(0, 90)}`);
    }
    script.removeAttribute("nonce");
    return hashScript(script.innerHTML);
  });
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${[...new Set(hashes)].join(" ")}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    `connect-src ${["'self'", ...origins].join(" ")}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
  getOnly(page, "head > meta[charset]").insertAdjacentHTML(
    "afterend",
    `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  );
}

/** How a policy names an inline script. */
export const hashScript = (text: string): string =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
