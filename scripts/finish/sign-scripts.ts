import { hash } from "node:crypto";
import { changeScript, getOnly, getScripts, type PageDocument, printElement } from "./page-document.ts";

/**
 * Writes a content security policy into the page that allows exactly the scripts which the build wrote: those that
 * carry its mark, which content cannot know. The mark is taken off.
 * @param origins origins that the page may connect to besides its own.
 * @throws Error when the page has a script without the mark.
 */
export function signScripts(page: PageDocument, mark: string, origins: string[]): void {
  const hashes = getScripts(page).map((script) => {
    const { nonce, ...attributes } = script.attributes;
    if (nonce !== mark || "src" in attributes)
      throw new Error(`The build did not write the script ${printElement(page, script).slice(0, 90)}`);
    changeScript(script, attributes);
    return hashScript(script.text);
  });
  const policy = [
    "default-src 'none'",
    ["script-src 'self'", ...new Set(hashes)].join(" "),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    `connect-src ${["'self'", ...origins].join(" ")}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
  const charset = getOnly(
    page,
    "charset metas",
    ({ name, attributes }) => name === "meta" && "charset" in attributes,
  );
  charset.replacement = `${printElement(page, charset)}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
}

/** How a policy names an inline script. */
export const hashScript = (text: string): string => `'sha256-${hash("sha256", text, "base64")}'`;
