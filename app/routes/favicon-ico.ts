import { drawIcon } from "#app/drawing/icon.ts";
import { toIco, toPng } from "#app/drawing/raster.server.ts";
import { fileResponse } from "#app/site/file-response.ts";

const SIZE = 32;

/** `/favicon.ico`, for browsers that ask for it by name. */
export const loader = () => fileResponse(toIco(toPng(drawIcon(SIZE, 0.16)), SIZE), "ico");
