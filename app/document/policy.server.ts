import { hash } from "node:crypto";

/** The source expression by which a policy allows an inline script. */
export const hashScript = (text: string): string => `'sha256-${hash("sha256", text, "base64")}'`;

/**
 * The content security policy of a page: it allows the site's own scripts and these inline ones.
 * @param scripts texts of the inline scripts.
 * @param sources what it may load besides the site's own files, by directive.
 */
export const formatPolicy = (scripts: string[], sources: Record<string, string[]>): string =>
  Object.entries({
    "default-src": ["'none'"],
    "script-src": ["'self'", ...scripts.map(hashScript), ...(sources["script-src"] ?? [])],
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "manifest-src": ["'self'"],
    "connect-src": ["'self'", ...(sources["connect-src"] ?? [])],
    "frame-src": sources["frame-src"] ?? [],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
  })
    .flatMap(([directive, allowed]) => (allowed.length > 0 ? [[directive, ...allowed].join(" ")] : []))
    .join("; ");
