import { createHash } from "node:crypto";
import { mapScripts, replaceOnly, writeScript } from "./page-document.ts";

/**
 * Writes a content security policy into the page that allows exactly the scripts which the build wrote: those that
 * carry its mark, which content cannot know. The mark is taken off.
 * @param origins origins that the page may connect to besides its own.
 * @throws Error when the page has a script without the mark.
 */
export function signScripts(html: string, mark: string, origins: string[]): string {
  const hashes = new Set<string>();
  const signed = mapScripts(html, (script) => {
    const { nonce, ...attributes } = script.attributes;
    if (nonce !== mark || "src" in attributes)
      throw new Error(`The build did not write the script ${writeScript(script).slice(0, 90)}`);
    hashes.add(hashScript(script.text));
    return { ...script, attributes };
  });
  const policy = [
    "default-src 'self'",
    ["script-src 'self'", ...hashes].join(" "),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    `connect-src ${["'self'", ...origins].join(" ")}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
  return replaceOnly(
    signed,
    /(<head><meta charSet="utf-8"\/>)/g,
    (start) => `${start}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  );
}

/** How a policy names an inline script. */
export const hashScript = (text: string): string =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
