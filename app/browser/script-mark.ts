/**
 * The nonce of the scripts that this build writes into its pages: the step after rendering signs these and takes the
 * nonce off. Empty in the browser.
 */
export const getScriptMark = (): string =>
  typeof process === "undefined" ? "" : (process.env.SCRIPT_MARK ?? "");
