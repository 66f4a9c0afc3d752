import { DOWNLOAD_KINDS } from "#app/content/file-types.ts";

/** Sent with every answer. The policy for scripts is in each page, so that it holds on every host. */
export const SECURITY_HEADERS = {
  // The page itself names its scripts; a policy cannot forbid frames from there.
  "Content-Security-Policy": "frame-ancestors 'none'",
  "Strict-Transport-Security": "max-age=31536000",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** How long answers may be kept: hashed files for good, JSON five minutes; all else is asked for again. */
export const CACHE_CONTROL = {
  assets: "public, max-age=31536000, immutable",
  json: "public, max-age=300",
  rest: "public, max-age=0, must-revalidate",
};

/** The extensions whose type hosts do not know, or for which they name no charset. */
export const UNKNOWN_TYPES = ["ics", "md", "webmanifest", ...DOWNLOAD_KINDS];

/** Files that configure a host, and are not part of the site. */
export const HOST_FILES = ["_headers", "_redirects", ".htaccess", ".nojekyll"];

/** An address that has moved. */
type Redirect = { from: string; to: string };

/** What the files of all hosts are made from. */
export type Delivery = {
  /** Path of the site on its host: nothing, or a path such as `/academy`. */
  base: string;
  /** Addresses of all pages, without the base. */
  pages: string[];
  redirects: Redirect[];
};
