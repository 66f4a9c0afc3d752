import { TOOLKIT_PATH } from "#app/academy/addresses.ts";
import { definePage } from "#app/page-model/page.server.ts";
import { devToolkitSchema } from "#app/toolkit/toolkit-words.server.ts";

/** The toolkit: `content/pages/dev-toolkit.yaml`. */
export const DEV_TOOLKIT_PAGE = definePage({
  address: TOOLKIT_PATH,
  file: "dev-toolkit",
  schema: devToolkitSchema,
});
