import { drawIcon } from "#app/drawing/icon.ts";
import { toPng } from "#app/drawing/raster.server.ts";
import { ICONS } from "#app/seo/icons.ts";
import { fileResponse } from "#app/site/file-response.ts";
import type { Route } from "./+types/icon";

/** `/icons/<file>`: the icons of the manifest. */
export function loader({ params }: Route.LoaderArgs) {
  const icon = ICONS.find(({ file }) => file === params.file);
  if (!icon) throw new Response(null, { status: 404 });
  return fileResponse(toPng(drawIcon(icon.size, icon.isMaskable ? 0.28 : 0.2)), "png");
}
