import { fileResponse } from "#app/seo/file-response.ts";
import { drawIcon } from "#app/seo/icons.ts";

/** `/favicon.svg`. */
export const loader = () => fileResponse(drawIcon(32, 0.16), "svg");
