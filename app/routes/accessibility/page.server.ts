import { z } from "zod";
import { definePage } from "#app/academy/page.server.ts";
import { statement } from "#app/academy/words.server.ts";

/** The statement on accessibility: `content/pages/accessibility.yaml`. */
export const ACCESSIBILITY_PAGE = definePage({
  address: "/accessibility",
  file: "accessibility",
  schema: z.strictObject(statement()),
});
