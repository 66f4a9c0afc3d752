import { getScriptMark } from "./script-mark.ts";

/** A script in the page itself, which runs before the page is hydrated. */
export function InlineScript({ code }: { code: string }) {
  const nonce = getScriptMark() || undefined;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: code is a constant of the module that uses this
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />;
}
