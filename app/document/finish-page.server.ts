import type { ClientBuild } from "./client-build.server.ts";
import { listStyleNames, takeStyles } from "./page-styles.server.ts";

const CHARSET = '<meta charSet="utf-8"/>';

/**
 * What can be added only to a whole page: its content security policy, the part of the stylesheet that it needs, so that
 * its first paint waits for nothing but the page, the path under which the site stands, and in a preview that search
 * engines leave it out.
 * @param islands names of the islands in it.
 * @throws Error when the page has not exactly one charset.
 */
export function finishPage(
  html: string,
  {
    client,
    policy,
    islands,
    isPreview,
  }: { client: ClientBuild; policy: string; islands: Iterable<string>; isPreview: boolean },
): string {
  const [head, body, ...more] = html.split(CHARSET);
  if (head === undefined || body === undefined || more.length > 0)
    throw new Error(`A page names its charset once, as ${CHARSET}.`);
  const names = listStyleNames(html);
  for (const name of client.listStyleNames(islands)) names.add(name);
  const styles = `<style>${takeStyles(client.stylesheet, names)}</style>`;
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  const page = moveAddresses(`${head}${CHARSET}${meta}${styles}${body}`, client.base);
  return isPreview ? page.replace(/(<meta name="robots" content=")[^"]*/, "$1noindex") : page;
}

/** Leads the addresses in HTML to where the site stands; what the router and the bundler write leads there already. */
function moveAddresses(html: string, base: string): string {
  if (base === "") return html;
  const address = new RegExp(`(\\s(?:href|src)=")/(?!/|${base.slice(1)}/)`, "g");
  return html.replaceAll(address, `$1${base}/`);
}
