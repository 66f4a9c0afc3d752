import { SITE_FILES } from "#app/academy/addresses.ts";
import type { Site } from "#app/academy/site-schema.server.ts";
import { getAbsoluteUrl } from "#app/seo/page-metadata.ts";

/**
 * `/.well-known/security.txt` (RFC 9116): where to report a weakness. It expires within a year, as the RFC asks, on a
 * first of the month: most daily builds keep it.
 */
export function formatSecurity({ email, origin }: Pick<Site["identity"], "email" | "origin">, today: string) {
  const day = new Date(today);
  const expires = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 11, 1)).toISOString();
  return `Contact: mailto:${email}
Expires: ${expires}
Preferred-Languages: en
Canonical: ${getAbsoluteUrl(origin, SITE_FILES.security)}
`;
}
