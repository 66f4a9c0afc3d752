import { brotliCompressSync, constants } from "node:zlib";
import { FILE_TYPES } from "#app/academy/file-types.ts";
import { DOWNLOAD_KINDS } from "#app/text/file-name.ts";

/** Sent with every answer. The policy for scripts is in each page, so that it holds on every host. */
export const SECURITY_HEADERS = {
  // The policy for scripts is in the page; a policy in a page cannot forbid frames.
  "Content-Security-Policy": "frame-ancestors 'none'",
  "Strict-Transport-Security": "max-age=31536000",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
  "Cross-Origin-Opener-Policy": "same-origin",
};

/** How long answers may be kept: hashed files for good, JSON five minutes; all else is asked for again. */
export const CACHE_CONTROL = {
  assets: "public, max-age=31536000, immutable",
  json: "public, max-age=300",
  rest: "public, max-age=0, must-revalidate",
};

/** The extensions whose type hosts do not know, or for which they name no charset. */
const UNKNOWN_TYPES = ["md", "webmanifest", ...DOWNLOAD_KINDS];

/** Compresses as hosts do that compress while they answer, such as Firebase. */
export const compress = (data: Buffer | string): Buffer =>
  brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });

/** Files that configure a host, and are not part of the site. */
export const HOST_FILES = ["_headers", "_redirects"];

/** Headers of some addresses, where a star is any text: `/contact`, `/courses/*`, `/*.json`. */
type HeaderRule = [source: string, headers: Record<string, string>];

/** The additional headers of some addresses. Some hosts join the values of two rules for the same header: no two rules name one. */
export const HEADER_RULES: HeaderRule[] = [
  ["/assets/*", { "Cache-Control": CACHE_CONTROL.assets }],
  ["/*.json", { "Cache-Control": CACHE_CONTROL.json }],
  ...UNKNOWN_TYPES.map(
    (extension): HeaderRule => [`/*.${extension}`, { "Content-Type": FILE_TYPES[extension] ?? "" }],
  ),
];
