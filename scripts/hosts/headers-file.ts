import { CACHE_CONTROL, type Delivery, SECURITY_HEADERS, TYPES, UNKNOWN_TYPES } from "./delivery.ts";

/**
 * `_headers` of Netlify and Cloudflare Pages. Both join the values of two rules for the same header, so no two rules
 * name one; what is not named here both have revalidated by themselves.
 */
export function writeHeadersFile({ base }: Pick<Delivery, "base">): string {
  const rules: [source: string, headers: Record<string, string>][] = [
    ["/*", SECURITY_HEADERS],
    ["/assets/*", { "Cache-Control": CACHE_CONTROL.assets }],
    ["/*.json", { "Cache-Control": CACHE_CONTROL.json }],
    ...UNKNOWN_TYPES.map((extension): [string, Record<string, string>] => [
      `/*.${extension}`,
      { "Content-Type": TYPES[extension] ?? "" },
    ]),
  ];
  const blocks = rules.map(([source, headers]) =>
    [base + source, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n"),
  );
  return `${blocks.join("\n\n")}\n`;
}

/** `_redirects` of Netlify and Cloudflare Pages. */
export const writeRedirectsFile = ({ base, redirects }: Pick<Delivery, "base" | "redirects">): string =>
  redirects.map(({ from, to }) => `${base}${from} ${base}${to} 301\n`).join("");
