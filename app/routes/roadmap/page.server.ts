import { ROADMAP_PATH } from "#app/academy/addresses.ts";
import { definePage } from "#app/academy/page.server.ts";
import { pageWords } from "#app/academy/words.server.ts";

/** The roadmap of the toolkit: `content/pages/roadmap.yaml`. */
export const ROADMAP_PAGE = definePage({
  address: ROADMAP_PATH,
  file: "roadmap",
  schema: pageWords({}),
});
