import { getCoursePath } from "#app/content/addresses.ts";
import { getBasePath } from "#app/content/base-path.server.ts";
import { listPageAddresses } from "#app/site/page-addresses.server.ts";
import type { SiteContent } from "#app/site/site-content.server.ts";
import type { Delivery } from "./delivery.ts";

/** What hosts must know of the site. */
export const getDelivery = (content: SiteContent): Delivery => ({
  base: getBasePath(),
  pages: [...listPageAddresses(content), ...content.retired.map(({ slug }) => getCoursePath(slug))],
  redirects: content.redirects,
});
