import { z } from "zod";
import { definePage } from "#app/page-model/page.server.ts";
import { statement } from "#app/page-model/words.server.ts";

/** The statement on accessibility: `content/pages/accessibility.yaml`. */
export const ACCESSIBILITY_PAGE = definePage({
  address: "/accessibility",
  file: "accessibility",
  schema: z.strictObject(statement()),
});
