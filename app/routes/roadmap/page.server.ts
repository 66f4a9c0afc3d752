import { ROADMAP_PATH } from "#app/academy/addresses.ts";
import { definePage } from "#app/page-model/page.server.ts";
import { pageWords } from "#app/page-model/words.server.ts";

/** The roadmap of the toolkit: `content/pages/roadmap.yaml`. */
export const ROADMAP_PAGE = definePage({
  address: ROADMAP_PATH,
  file: "roadmap",
  schema: pageWords({}),
});
