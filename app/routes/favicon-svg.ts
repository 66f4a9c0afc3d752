import { drawIcon } from "#app/drawing/icon.ts";
import { fileResponse } from "#app/site/file-response.ts";

/** `/favicon.svg`. */
export const loader = () => fileResponse(drawIcon(32, 0.16), "svg");
