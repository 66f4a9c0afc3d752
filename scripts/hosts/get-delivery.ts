import { getCoursePath, PAGE_PATHS } from "#app/content/addresses.ts";
import { getBasePath } from "#app/content/base-path.server.ts";
import type { SiteContent } from "#app/site/site-content.server.ts";
import type { Delivery } from "./delivery.ts";

/** What hosts must know of the site. */
export const getDelivery = ({ courses, retired, redirects }: SiteContent): Delivery => ({
  base: getBasePath(),
  pages: [...PAGE_PATHS, ...[...courses, ...retired].map(({ slug }) => getCoursePath(slug))],
  redirects,
});
