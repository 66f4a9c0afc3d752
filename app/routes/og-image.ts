import { drawShareImage } from "#app/courses/covers/share-image.server.ts";
import { fileResponse } from "#app/seo/file-response.ts";
import { getSiteContent } from "#app/site.server.ts";

/** `/og-image.png`: the share image of every page that has none of its own. */
export async function loader() {
  const { site, courses } = getSiteContent();
  return fileResponse(await drawShareImage(site.identity, courses), "png");
}
