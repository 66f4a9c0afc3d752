import { fileResponse } from "#app/seo/file-response.ts";
import { drawIcon } from "#app/seo/icons.ts";
import { toIco, toPng } from "#app/seo/raster.server.ts";

const SIZE = 32;

/** `/favicon.ico`, for browsers that ask for it by name. */
export const loader = () => fileResponse(toIco(toPng(drawIcon(SIZE, 0.16)), SIZE), "ico");
