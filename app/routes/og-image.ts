import { drawShareImage } from "#app/drawing/share-image.server.ts";
import { SHARE_IMAGE } from "#app/seo/page-metadata.ts";
import { fileResponse } from "#app/site/file-response.ts";
import { getSiteContent } from "#app/site/site-content.server.ts";

/** `/og-image.png`: the share image of every page that has none of its own. */
export async function loader() {
  const { site, courses } = getSiteContent();
  return fileResponse(await drawShareImage({ ...site.identity, rows: courses }, SHARE_IMAGE), "png");
}
