import type { Content } from "#app/content/collection.server.ts";
import type { Finding } from "#app/content/finding.ts";
import { checkAnnouncement } from "#app/site/checks/announcement.server.ts";
import { checkClaims } from "#app/site/checks/claims.server.ts";
import { checkHeads } from "#app/site/checks/heads.server.ts";
import { checkOldAddresses } from "#app/site/checks/old-addresses.server.ts";
import { checkOwnLinks } from "#app/site/checks/own-links.server.ts";
import { checkPromises } from "#app/site/checks/promises.server.ts";
import { checkRetiredPlaces } from "#app/site/checks/retired-places.server.ts";
import type { NameValues } from "#app/text/fill-words.ts";
import type { ShownSite } from "./site-content.server.ts";

/**
 * Rules over all content as it is written. Where site.yaml has a fault, it has no entry, and the names in braces have no
 * values.
 */
export const WRITTEN_RULES: ((content: Content, values: NameValues) => Finding[])[] = [
  checkClaims,
  checkAnnouncement,
  checkOwnLinks,
  checkRetiredPlaces,
  checkHeads,
  checkPromises,
];

/** Rules over the addresses of all that is built, once the content has no other fault. */
export const BUILT_RULES: ((content: Content, site: ShownSite) => Finding[])[] = [checkOldAddresses];
